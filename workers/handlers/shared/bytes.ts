/** The bytes of an image of a payload. */
export const bytes = (base64: string | null): Buffer | undefined =>
  base64 === null ? undefined : Buffer.from(base64, 'base64');
