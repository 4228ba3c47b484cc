const CENTRAL_HEADER = 0x02014b50;
const CENTRAL_HEADER_LENGTH = 46;
const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;

/** Paths of the files in a ZIP without a comment, in its order. Throws a RangeError for bytes that are none. */
export function zipPaths(zip: Buffer): string[] {
  const end = zip.length - END_LENGTH;
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_CENTRAL_DIRECTORY) throw new RangeError('These bytes are no ZIP.');
  const paths: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== CENTRAL_HEADER) throw new RangeError('The directory of this ZIP is broken.');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = at + CENTRAL_HEADER_LENGTH;
    paths.push(zip.toString('utf8', name, name + nameLength));
    at = name + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return paths;
}
