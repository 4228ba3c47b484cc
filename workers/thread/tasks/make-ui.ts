import type { StoredUiKit } from '../../../src/domain/ui.ts';
import type { MakeUiData, MakeUiPayload } from '../../../src/jobs/contract.ts';
import { encodePng } from '../../../src/pixels/png.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../engine/draw.ts';
import { drawUi, kitOfDrawing } from '../../engine/ui/draw-ui.ts';
import { kitParts } from '../../engine/ui/kit-parts.ts';
import { picturesIn } from '../../engine/ui/read-ui.ts';
import { storeKit } from '../../engine/ui/store-kit.ts';
import { encoded, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface MadeUi {
  readonly picture: Picture;
  readonly brief: Readonly<Record<string, unknown>>;
  readonly data: MakeUiData;
  readonly kit?: { readonly png: Uint8Array; readonly json: StoredUiKit };
}

/** An interface asset. What its words want shown in it, a face or a thing, is drawn first. */
export const makeUiTask: Task<MakeUiPayload, MadeUi> = async (payload, tools, hooks) => {
  const { description, seed } = payload;
  const wanted = picturesIn(description);
  const shown = async (words: string | undefined, side: number): Promise<Rgba | undefined> =>
    words === undefined
      ? undefined
      : (
          await draw(
            { description: words, width: side, height: side, noBackground: true, direction: 'south', seed },
            tools,
            hooks.signal ? { signal: hooks.signal } : {},
          )
        ).image;
  const face = (await imageOrNone(payload.portrait)) ?? (await shown(wanted.face, 64));
  const icon = await shown(wanted.icon, 24);
  const [styleImage, conceptImage] = await Promise.all([
    imageOrNone(payload.styleImage),
    imageOrNone(payload.conceptImage),
  ]);
  const { elements, pieces, colorPalette, noBackground, width, height } = payload;
  const drawn = drawUi(
    {
      description,
      width,
      height,
      elements,
      pieces,
      colorPalette,
      noBackground,
      seed,
      ...(styleImage ? { styleImage } : {}),
      ...(conceptImage ? { conceptImage } : {}),
      ...(face ? { face } : {}),
      ...(icon ? { icon } : {}),
    },
    hooks,
  );
  const stored = payload.kit
    ? storeKit(kitParts(kitOfDrawing(drawn)), drawn.layers, drawn.theme, drawn.pixel)
    : undefined;
  return {
    picture: encoded(drawn.image, drawn.palette),
    brief: { drawnAs: drawn.drawnAs, theme: drawn.theme, unknown: drawn.unknown },
    data: { theme: drawn.theme, layers: drawn.layers.map(({ id, kind, box }) => ({ id, kind, ...box })) },
    ...(stored ? { kit: { png: encodePng(stored.atlas), json: stored.kit } } : {}),
  };
};
