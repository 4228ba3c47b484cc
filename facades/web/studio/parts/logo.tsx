/** The brick kiln, drawn on a grid of 16 pixels. */
export const Logo = () => <img src="/favicon.svg" width={32} height={32} alt="" className="logo pixels" />;
