import opentype from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { outlinesOf } from '../../../src/exports/font/open-type.ts';
import {
  bmFont,
  openType,
  type UiKitExport,
  uiAtlasJson,
  uiCss,
  uiGodotTheme,
  uiTexturePacker,
  uiUnity,
} from '../../../src/exports/ui/index.ts';
import { faceNamed, glyphFor, kerning, setText } from '../../../src/pixels/font/index.ts';
import { crop, sameImage } from '../../../src/pixels/image.ts';
import { decodeImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { kitOf } from '../../../workers/engine/ui/kit.ts';
import { kitParts } from '../../../workers/engine/ui/kit-parts.ts';
import { THEMES } from '../../../workers/engine/ui/themes.ts';
import { type Construct, type Num, type Resource, readTres, type Variant } from '../read-tres.ts';

const exported = (theme: string): UiKitExport => ({
  name: 'My UI!',
  theme,
  ...kitParts(kitOf(THEMES.find(({ name }) => name === theme)!)),
});
const kit = exported('steampunk');
const file = (files: readonly { path: string; bytes: Uint8Array }[], path: string): Uint8Array => {
  const found = files.find((one) => one.path === path);
  if (!found) throw new Error(`No ${path} among ${files.map((one) => one.path).join(', ')}`);
  return found.bytes;
};
const json = (files: readonly { path: string; bytes: Uint8Array }[], path: string) =>
  JSON.parse(Buffer.from(file(files, path)).toString('utf8'));
const cut = (sheet: Rgba, { x, y, w, h }: { x: number; y: number; w: number; h: number }): Rgba =>
  crop(sheet, { x, y, width: w, height: h });

describe('a kit', () => {
  it.each(['wood', 'parchment', 'neon', 'candy', 'game boy', 'steampunk'])(
    '%s has every element in its states, inside its own margins',
    (name) => {
      const { parts, animations } = name === 'steampunk' ? kit : exported(name);
      const names = parts.map((part) => part.name);
      expect(new Set(names).size).toBe(names.length);
      for (const group of [
        'button',
        'button_primary',
        'icon_button',
        'tab',
        'checkbox_on',
        'toggle_off',
        'slider_knob',
      ]) {
        for (const state of ['normal', 'hover', 'pressed', 'disabled', 'focused'])
          expect(names).toContain(`${group}_${state}`);
      }
      for (const one of [
        'panel',
        'panel_small',
        'window',
        'dialogue',
        'bar_frame',
        'bar_fill_health',
        'bar_gloss',
        'slot_legendary',
        'cursor_arrow',
        'minimap_round',
        'skill_hexagon_learnt',
        'tooltip',
        'banner',
        'badge',
        'avatar',
        'icon_gear',
      ])
        expect(names).toContain(one);
      for (const { name: of, image, slice, fill, hotspot } of parts) {
        if (slice) {
          expect(slice.left + slice.right, of).toBeLessThan(image.width);
          expect(slice.top + slice.bottom, of).toBeLessThan(image.height);
        }
        if (fill)
          expect(fill.box.x + fill.box.width <= image.width && fill.box.y + fill.box.height <= image.height, of).toBe(
            true,
          );
        if (hotspot) expect(hotspot.x < image.width && hotspot.y < image.height, of).toBe(true);
      }
      expect(animations.map((a) => a.name)).toEqual(
        expect.arrayContaining(['button_press', 'bar_fill', 'cursor_point', 'spinner']),
      );
      for (const { frames, durationsMs } of animations) {
        expect(frames.length).toBeGreaterThanOrEqual(4);
        expect(durationsMs).toHaveLength(frames.length);
        expect(new Set(frames.map(({ width, height }) => `${width}x${height}`)).size).toBe(1);
      }
    },
  );
});

describe('the atlas', () => {
  it('holds every part and frame where its JSON says, none over another', async () => {
    const files = uiAtlasJson(kit);
    expect(files.map(({ path }) => path)).toEqual(['My-UI.png', 'My-UI.json']);
    const sheet = await decodeImage(file(files, 'My-UI.png'));
    const told = json(files, 'My-UI.json');
    for (const part of kit.parts)
      expect(sameImage(cut(sheet, told.parts[part.name].frame), part.image), part.name).toBe(true);
    for (const { name, frames } of kit.animations) {
      for (const [i, frame] of frames.entries()) {
        expect(sameImage(cut(sheet, told.animations[name].frames[i]), frame)).toBe(true);
      }
    }
    const boxes = Object.values(
      told.parts as Record<string, { frame: { x: number; y: number; w: number; h: number } }>,
    ).map((p) => p.frame);
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(0, i))
        expect(a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h).toBe(true);
    });
    expect(told.parts.panel).toMatchObject({ slice: { left: 18, top: 18, right: 18, bottom: 18 }, stretch: 'tile' });
    expect(told.groups.button).toEqual({
      normal: 'button_normal',
      hover: 'button_hover',
      pressed: 'button_pressed',
      disabled: 'button_disabled',
      focused: 'button_focused',
    });
    expect(told.parts.bar_fill_mana.fill).toMatchObject({ axis: 'x' });
  });

  it('is the same bytes for the same kit', () => {
    expect(uiAtlasJson(exported('steampunk')).map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(
      uiAtlasJson(kit).map(({ bytes }) => Buffer.from(bytes).toString('base64')),
    );
  });
});

describe('Phaser and PixiJS', () => {
  it('have the middle of a nine-slice and its borders', () => {
    const { frames, meta } = json(uiTexturePacker(kit), 'My-UI.json');
    expect(frames.panel).toMatchObject({
      sourceSize: { w: 60, h: 60 },
      scale9Borders: { x: 18, y: 18, w: 24, h: 24 },
      borders: { left: 18, top: 18, right: 18, bottom: 18 },
    });
    expect(frames.slot_empty.scale9Borders).toBeUndefined();
    expect(frames.button_press_03.frame.w).toBe(64);
    expect(meta.image).toBe('My-UI.png');
  });
});

describe('Unity', () => {
  it('has rectangles from below and borders as left, bottom, right, top', async () => {
    const files = uiUnity(kit);
    const { sprites } = json(files, 'My-UI.sprites.json');
    const sheet = await decodeImage(file(files, 'My-UI.png'));
    for (const part of kit.parts) {
      const { rect, border } = sprites.find(({ name }: { name: string }) => name === part.name);
      const box = { x: rect.x, y: sheet.height - rect.y - rect.height, w: rect.width, h: rect.height };
      expect(sameImage(cut(sheet, box), part.image), part.name).toBe(true);
      expect([border.x, border.y, border.z, border.w]).toEqual(
        part.slice ? [part.slice.left, part.slice.bottom, part.slice.right, part.slice.top] : [0, 0, 0, 0],
      );
    }
  });
});

describe('the Godot theme', () => {
  const files = uiGodotTheme(kit);
  const theme = readTres(Buffer.from(file(files, 'My-UI.tres')).toString('utf8'));
  const of = (name: string): Resource => theme.properties.get(name) as Resource;
  const numbers = (value: Variant | undefined): number[] => (value as Construct).args.map((arg) => (arg as Num).value);

  it('is a Theme whose files lie beside it', () => {
    expect(theme.type).toBe('Theme');
    expect(files.map(({ path }) => path)).toEqual(['My-UI.png', 'My-UI.tres', 'My-UI-font.fnt', 'My-UI-font.png']);
    expect(of('default_font')).toMatchObject({ type: 'FontFile', path: 'My-UI-font.fnt' });
  });

  it.each([
    ['Button/styles/normal', 'button_normal'],
    ['Button/styles/pressed', 'button_pressed'],
    ['PanelContainer/styles/panel', 'panel'],
    ['TabContainer/styles/tab_selected', 'tab_active'],
    ['ProgressBar/styles/background', 'bar_frame'],
  ])('%s is a StyleBoxTexture that repeats the middle of %s', async (item, name) => {
    const box = of(item);
    const part = kit.parts.find((one) => one.name === name)!;
    expect(box.type).toBe('StyleBoxTexture');
    expect((box.properties.get('axis_stretch_horizontal') as Num).value).toBe(1);
    expect((box.properties.get('axis_stretch_vertical') as Num).value).toBe(1);
    const margins = ['left', 'top', 'right', 'bottom'].map(
      (side) => (box.properties.get(`texture_margin_${side}`) as Num).value,
    );
    expect(margins).toEqual([part.slice!.left, part.slice!.top, part.slice!.right, part.slice!.bottom]);
    const [x, y, w, h] = numbers(box.properties.get('region_rect')) as [number, number, number, number];
    expect(sameImage(cut(await decodeImage(file(files, 'My-UI.png')), { x, y, w, h }), part.image)).toBe(true);
  });

  it('has icons and colours', () => {
    expect(of('CheckBox/icons/checked').type).toBe('AtlasTexture');
    expect(numbers(theme.properties.get('Button/colors/font_color'))).toHaveLength(4);
  });
});

describe('CSS', () => {
  it('has a rule for every part and the file that each of them names', () => {
    const files = uiCss(kit);
    const css = Buffer.from(file(files, 'My-UI.css')).toString('utf8');
    for (const [, url] of css.matchAll(/url\("([^"]+)"\)/g)) file(files, url!);
    expect(css).toContain(
      'border-image: url("parts/panel.png") 18 18 18 18 fill / calc(18px * var(--px)) calc(18px * var(--px)) calc(18px * var(--px)) calc(18px * var(--px)) / 0 round;',
    );
    expect(css).toContain('.ui-button:hover:not(:disabled) {');
    expect([...css].filter((c) => c === '{').length).toBe([...css].filter((c) => c === '}').length);
    expect(Buffer.from(file(files, 'index.html')).toString('utf8')).toContain(
      '<link rel="stylesheet" href="My-UI.css">',
    );
  });
});

describe('fonts', () => {
  it.each(['tiny', 'plain', 'bold', 'serif', 'title'])(
    '%s as BMFont: the text set from the file is the text as the face sets it',
    async (name) => {
      const face = faceNamed(name);
      const files = bmFont(face, name);
      const lines = Buffer.from(file(files, `${name}.fnt`))
        .toString('utf8')
        .split('\n');
      const fields = (line: string): Record<string, string> =>
        Object.fromEntries([...line.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map((m) => [m[1]!, m[2]!.replaceAll('"', '')]));
      const chars = new Map(lines.filter((l) => l.startsWith('char ')).map((l) => [Number(fields(l).id), fields(l)]));
      const kernings = new Map(
        lines
          .filter((l) => l.startsWith('kerning '))
          .map((l) => [`${fields(l).first} ${fields(l).second}`, Number(fields(l).amount)]),
      );
      expect(Number(fields(lines.find((l) => l.startsWith('chars '))!).count)).toBe(chars.size);
      const page = await decodeImage(file(files, `${name}.png`));
      expect([page.width, page.height]).toEqual(['scaleW', 'scaleH'].map((key) => Number(fields(lines[1]!)[key])));
      const text = 'AVATAR To Łódź ÄÖÜ → Type.';
      const want = setText(face, text);
      const got = new Uint8Array(want.width * want.height);
      let [x, before] = [0, 0];
      for (const sign of text) {
        const code = sign.codePointAt(0)!;
        const at = chars.get(code)!;
        x += kernings.get(`${before} ${code}`) ?? 0;
        for (let v = 0; v < Number(at.height); v++) {
          for (let u = 0; u < Number(at.width); u++) {
            if (page.data[((Number(at.y) + v) * page.width + Number(at.x) + u) * 4 + 3])
              got[v * want.width + x + u] = 1;
          }
        }
        x += Number(at.xadvance);
        before = code;
      }
      expect(Buffer.from(got).equals(Buffer.from(want.cells))).toBe(true);
      expect(kernings.get(`${'A'.codePointAt(0)} ${'V'.codePointAt(0)}`) ?? 0).toBe(kerning(face, 'A', 'V'));
    },
  );

  it('as OpenType: read back, every outline is the glyph', () => {
    const face = faceNamed('plain');
    const [otf] = openType(face, 'plain');
    const font = opentype.parse(Uint8Array.from(otf!.bytes).buffer);
    expect([font.unitsPerEm, font.ascender, font.descender]).toEqual([1300, 1000, -300]);
    for (const sign of ['A', 'g', 'é', 'Ł', '8', '→', '%']) {
      const glyph = font.charToGlyph(sign);
      const pixels = glyphFor(face, sign);
      expect(glyph.advanceWidth).toBe((pixels.width + 1) * 100);
      expect(inside(glyph.path.commands as Command[], pixels.width, face.height, face.baseline), sign).toEqual([
        ...pixels.cells,
      ]);
    }
  });

  it('traces holes and corners that touch', () => {
    const cells = Uint8Array.from([1, 1, 1, 1, 0, 1, 1, 1, 1]);
    expect(
      outlinesOf({ width: 3, cells })
        .map((path) => path.length)
        .sort(),
    ).toEqual([4, 4]);
    expect(outlinesOf({ width: 2, cells: Uint8Array.from([1, 0, 0, 1]) })).toHaveLength(2);
  });
});

interface Command {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
}

/** Which pixels lie inside a path by the winding rule. */
function inside(commands: readonly Command[], width: number, height: number, baseline: number): number[] {
  const edges: [number, number, number, number][] = [];
  let [sx, sy, x, y] = [0, 0, 0, 0];
  for (const command of commands) {
    const [tx, ty] = command.type === 'Z' ? [sx, sy] : [command.x!, command.y!];
    if (command.type === 'M') [sx, sy] = [tx, ty];
    else edges.push([x, y, tx, ty]);
    [x, y] = [tx, ty];
  }
  return Array.from({ length: width * height }, (_, i) => {
    const [px, py] = [((i % width) + 0.5) * 100, (baseline - Math.floor(i / width) - 0.5) * 100];
    let winding = 0;
    for (const [x0, y0, x1, y1] of edges) {
      if (x0 === x1 && x0 > px && Math.min(y0, y1) < py && Math.max(y0, y1) > py) winding += y1 > y0 ? 1 : -1;
    }
    return winding === 0 ? 0 : 1;
  });
}
