import type { Client } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { here } from '../app/here.ts';
import { readBitmap } from './files.ts';
import { type Bitmap, blank } from './pixels.ts';

const IMAGE = graphql(`
  query EditedImage($id: String!) { image(input: { imageId: $id }) { id url drawnAs palette } }
`);
const ASSET = graphql(`
  query EditedAsset($id: String!) {
    asset(input: { assetId: $id }) {
      __typename id name description project { id }
      images { id label url palette }
      ... on Character { size view }
    }
  }
`);

/** A side of an asset that is edited. */
export interface Source {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly projectId: string | undefined;
  /** Enum names of a character's request. */
  readonly size: number | undefined;
  readonly view: string | undefined;
  readonly images: readonly { readonly id: string; readonly label: string | null; readonly url: string }[];
  readonly label: string | null;
}

export interface Opened {
  readonly bitmap: Bitmap;
  readonly name: string;
  readonly palette?: { readonly name: string; readonly colors: readonly string[] };
  readonly source?: Source;
}

const DRAFT = 'pixelkiln.editor';
/** Side of an empty picture, pixels. */
const EMPTY = 32;

/** What the address names: a picture, and the asset whose side it is; else what was drawn last in this browser. */
export async function openPicture(client: Client, image: string | null, asset: string | null): Promise<Opened> {
  if (!image) return { bitmap: (await readDraft()) ?? blank(EMPTY, EMPTY), name: 'drawing' };
  const { data, error } = await client.query(IMAGE, { id: image }).toPromise();
  if (!data) throw new Error(problemOf(error)?.message ?? 'The picture is not there.');
  const bitmap = await readBitmap(await (await fetch(here(data.image.url))).blob());
  const opened = { bitmap, name: data.image.drawnAs };
  if (!asset) return opened;
  const of = (await client.query(ASSET, { id: asset }).toPromise()).data?.asset;
  if (!of) return opened;
  const character = of.__typename === 'Character' ? of : undefined;
  return {
    ...opened,
    name: of.name,
    palette: { name: of.name, colors: [...new Set(of.images.flatMap(({ palette }) => palette))] },
    source: {
      type: of.__typename,
      id: of.id,
      name: of.name,
      description: of.description,
      projectId: of.project?.id,
      size: character?.size ?? undefined,
      view: character?.view,
      images: of.images,
      label: of.images.find(({ id }) => id === image)?.label ?? null,
    },
  };
}

async function readDraft(): Promise<Bitmap | undefined> {
  const url = sessionStorage.getItem(DRAFT);
  return url ? readBitmap(await (await fetch(url)).blob()).catch(() => undefined) : undefined;
}

/** Keeps it for the next reload of this tab. */
export function keepDraft(png: Blob): void {
  const reader = new FileReader();
  reader.onload = () => {
    try {
      sessionStorage.setItem(DRAFT, String(reader.result));
    } catch {
      // too large to keep over a reload
    }
  };
  reader.readAsDataURL(png);
}
