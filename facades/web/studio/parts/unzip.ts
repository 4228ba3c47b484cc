/** Signature of an entry of a ZIP's list, which stands at its end. */
const ENTRY = 0x02014b50;
const LIST_END = 0x06054b50;

/** Files of a ZIP by their names, as this service writes them: stored or deflated, without encryption, below 4 GB. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<string, Blob>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== LIST_END) end--;
  if (end < 0) throw new Error('This is no ZIP.');
  const files = new Map<string, Blob>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The list of this ZIP is damaged.');
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    // the lengths beside the data may differ from those in the list
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = new Blob([bytes.subarray(start, start + size)]);
    const stream = method === 8 ? data.stream().pipeThrough(new DecompressionStream('deflate-raw')) : data.stream();
    files.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), await new Response(stream).blob());
    at += 46 + name + extra + comment;
  }
  return files;
}
