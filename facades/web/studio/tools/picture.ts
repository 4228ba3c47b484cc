import type { Client } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { here } from '../app/here.ts';
import { base64Of, readBitmap } from '../editor/files.ts';
import type { Bitmap } from '../editor/pixels.ts';
import { readImage } from '../forms/read-image.ts';
import { TAKEN } from '../parts/pictures.ts';

const IMAGE = graphql(`
  query ToolsImage($id: String!) { image(input: { imageId: $id }) { id url drawnAs } }
`);

/** The picture that the tools work on, as it is sent. */
export interface Picture {
  /** Raw base64. */
  readonly base64: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Some of it can be seen through. */
  readonly clear: boolean;
  /** What it had before it was made small enough to be sent. */
  readonly from?: { readonly width: number; readonly height: number };
}

/** The service takes no larger sides. */
export const MOST_SIDE = 2048;
/** So many bytes as base64 surely fit into a request of at most 16 MB. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A photograph of so many pixels a side still has more than pixel art ever shows. */
const PHOTO_SIDE = 1024;

const isClear = ({ data }: Bitmap): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  return false;
};

const pictureOf = (bitmap: Bitmap, base64: string, name: string): Picture => ({
  base64,
  name,
  width: bitmap.width,
  height: bitmap.height,
  clear: isClear(bitmap),
});

/** A file as the picture to work on. What is too large to be sent (a photograph) is made smaller; rejects with words for the user. */
export async function pictureOfFile(file: File): Promise<Picture> {
  if (!TAKEN.includes(file.type))
    throw new Error(`“${file.name}” is no picture that can be taken: PNG, JPEG, WebP or GIF.`);
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw new Error(`“${file.name}” cannot be read: it is damaged, or no PNG, JPEG, WebP or GIF.`);
  const { width, height } = bitmap;
  const name = file.name.replace(/\.[a-z]+$/i, '');
  if (Math.max(width, height) <= MOST_SIDE && file.size <= MOST_BYTES) {
    bitmap.close();
    return pictureOf(await readBitmap(file), (await readImage(file)).base64, name);
  }
  const share = PHOTO_SIDE / Math.max(width, height);
  const small = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  const canvas = new OffscreenCanvas(small.width, small.height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, small.width, small.height);
  bitmap.close();
  const smaller = context.getImageData(0, 0, small.width, small.height);
  return { ...pictureOf(smaller, await base64Of(smaller), name), from: { width, height } };
}

/** A picture that the service keeps. */
export async function pictureOfImage(client: Client, id: string): Promise<Picture> {
  const { data, error } = await client.query(IMAGE, { id }).toPromise();
  if (!data) throw new Error(problemOf(error)?.message ?? 'The picture is not there.');
  const response = await fetch(here(data.image.url));
  if (!response.ok) throw new Error('The picture is not there.');
  const file = await response.blob();
  return pictureOf(await readBitmap(file), (await readImage(file)).base64, data.image.drawnAs);
}
