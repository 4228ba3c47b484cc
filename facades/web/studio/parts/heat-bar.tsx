const BRICKS = 16;

/** Progress in sixteen bricks that heat up. `fraction`: 0 to 1. */
export function HeatBar({ fraction, label }: { fraction: number; label: string }) {
  const lit = Math.round(Math.min(1, Math.max(0, fraction)) * BRICKS);
  return (
    <div
      className="heat"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {Array.from({ length: BRICKS }, (_, brick) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bricks are their places
          key={brick}
          data-heat={brick < lit ? Math.floor((brick * 4) / BRICKS) : brick === lit ? 'next' : undefined}
        />
      ))}
    </div>
  );
}
