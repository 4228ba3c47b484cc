import { jsonFile } from '../json-file.ts';
import { safeName } from '../names.ts';
import type { ExportFile } from '../zip.ts';
import { animationFrame, type UiKitExport, uiAtlas } from './kit.ts';

const rectOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x,
  y,
  w: width,
  h: height,
});

/**
 * The kit as one picture and one JSON: `<name>.png`, `<name>.json`. Each part has its rectangle on the atlas, the
 * margins of its nine-slice, the rectangle for its content, of bars what fills along which axis, of cursors the pixel
 * that points. `groups` lists the states of each element.
 */
export function uiAtlasJson(kit: UiKitExport): ExportFile[] {
  const atlas = uiAtlas(kit);
  const name = safeName(kit.name, 'ui');
  const groups: Record<string, Record<string, string>> = {};
  for (const part of kit.parts) {
    groups[part.group] = { ...groups[part.group], [part.state ?? 'normal']: part.name };
  }
  const json = {
    meta: {
      app: 'pixelkiln',
      version: '1.0',
      theme: kit.theme,
      image: `${name}.png`,
      size: { w: atlas.width, h: atlas.height },
    },
    inks: kit.inks,
    parts: Object.fromEntries(
      kit.parts.map((part) => [
        part.name,
        {
          frame: rectOf(atlas.boxes.get(part.name)!),
          ...(part.slice ? { slice: part.slice, stretch: 'tile' } : {}),
          ...(part.content ? { content: rectOf(part.content) } : {}),
          ...(part.fill ? { fill: { axis: part.fill.axis, ...rectOf(part.fill.box) } } : {}),
          ...(part.hotspot ? { hotspot: part.hotspot } : {}),
        },
      ]),
    ),
    groups,
    animations: Object.fromEntries(
      kit.animations.map(({ name: of, durationsMs, loop, frames }) => [
        of,
        {
          loop,
          frames: frames.map((_, i) => ({
            ...rectOf(atlas.boxes.get(animationFrame(of, i))!),
            durationMs: durationsMs[i],
          })),
        },
      ]),
    ),
  };
  return [
    { path: `${name}.png`, bytes: atlas.png },
    { path: `${name}.json`, bytes: jsonFile(json) },
  ];
}
