/** Lists and objects that fit stay on one line, so that a frame or a joint is one. */
const LINE = 120;

function lines(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || indent.length + flat.length <= LINE) return flat;
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const items = list
    ? value.map((item) => inner + lines(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${lines(item, inner)}`);
  const [open, close] = list ? '[]' : '{}';
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

/** Plain data as a JSON file, readable and small; it ends with a line end. */
export const jsonFile = (value: unknown): Buffer => Buffer.from(`${lines(value, '')}\n`);
