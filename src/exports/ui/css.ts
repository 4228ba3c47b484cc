import { encodePng } from '../../pixels/png.ts';
import { safeName } from '../names.ts';
import type { ExportFile } from '../zip.ts';
import type { UiKitExport, UiPartExport } from './kit.ts';

/** A class for each part: what can be stretched as a border image, the rest as a background. */
function ruleOf({ name, image, slice }: UiPartExport, selector: string): string {
  const px = (n: number): string => `calc(${n}px * var(--px))`;
  const url = `url("parts/${name}.png")`;
  if (!slice) {
    return `${selector} { width: ${px(image.width)}; height: ${px(image.height)}; background: ${url} 0 0 / 100% 100% no-repeat; image-rendering: pixelated; }`;
  }
  const sides = [slice.top, slice.right, slice.bottom, slice.left];
  return [
    `${selector} {`,
    '  box-sizing: border-box;',
    '  border-style: solid;',
    '  border-color: transparent;',
    `  border-width: ${sides.map(px).join(' ')};`,
    `  border-image: ${url} ${sides.join(' ')} fill / ${sides.map(px).join(' ')} / 0 round;`,
    '  image-rendering: pixelated;',
    '}',
  ].join('\n');
}

const CLASS_STATES: Readonly<Record<string, string>> = {
  hover: ':hover:not(:disabled)',
  pressed: ':active:not(:disabled)',
  disabled: ':disabled',
  focused: ':focus-visible',
};

const kebab = (name: string): string => name.replaceAll('_', '-');

/**
 * A style sheet with `border-image`s, and a page that shows it: `<name>.css`, `index.html` and `parts/*.png`. `--px` is
 * the size of a pixel of the art; a box whose inner sides are whole multiples of 24 art pixels repeats exactly, others
 * are fitted (`round`). A class `.ui-button` changes with the element's own states, `.ui-button-hover` shows one state.
 */
export function uiCss(kit: UiKitExport): ExportFile[] {
  const name = safeName(kit.name, 'ui');
  const rules = kit.parts.flatMap((part) => {
    const own = ruleOf(part, `.ui-${kebab(part.name)}`);
    if (part.state === undefined || !['normal', ...Object.keys(CLASS_STATES)].includes(part.state)) return [own];
    const pseudo = part.state === 'normal' ? '' : CLASS_STATES[part.state]!;
    return [own, ruleOf(part, `.ui-${kebab(part.group)}${pseudo}`)];
  });
  const ink = (of: keyof UiKitExport['inks']): string => {
    const { colour, outline } = kit.inks[of];
    const ring = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x || y ? [[x, y] as const] : [])));
    const shadow = outline
      ? ` text-shadow: ${ring.map(([x, y]) => `calc(${x} * var(--px) * 1px) calc(${y} * var(--px) * 1px) ${outline}`).join(', ')};`
      : '';
    return `color: ${colour};${shadow}`;
  };
  const css = [
    `/* ${kit.theme}: set --px to the size of a pixel of the art. */`,
    ':root { --px: 2; }',
    ...rules,
    `.ui-panel, .ui-panel-calm, .ui-panel-small, .ui-window, .ui-dialogue { ${ink('panel')} }`,
    `.ui-button, .ui-tab { ${ink('button')} font: inherit; background: none; }`,
    `.ui-button-primary { ${ink('primary')} font: inherit; background: none; }`,
    `.ui-plate { ${ink('plate')} }`,
    `.ui-tooltip { ${ink('tooltip')} }`,
    '',
  ].join('\n');
  const cursors = kit.parts.filter(({ hotspot }) => hotspot);
  return [
    ...kit.parts.map(({ name: of, image }) => ({ path: `parts/${of}.png`, bytes: encodePng(image) })),
    { path: `${name}.css`, bytes: Buffer.from(`${css}${cursors.map(cursorRule).join('\n')}\n`) },
    { path: 'index.html', bytes: Buffer.from(page(kit, name)) },
  ];
}

const cursorRule = ({ name, state, hotspot }: UiPartExport): string =>
  `.ui-cursor-on-${state ?? name} { cursor: url("parts/${name}.png") ${hotspot!.x} ${hotspot!.y}, auto; }`;

function page(kit: UiKitExport, name: string): string {
  const cell = (of: string): string =>
    `<figure><div class="ui-${kebab(of)}"></div><figcaption>${of}</figcaption></figure>`;
  const still = kit.parts.filter(({ slice }) => !slice).map((part) => cell(part.name));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${kit.theme}</title>
<link rel="stylesheet" href="${name}.css">
<style>
  body { margin: 24px; background: #3a3e46; color: #d0d4dc; font: 14px system-ui, sans-serif; }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-bottom: 24px; }
  figure { margin: 0; } figcaption { font-size: 11px; }
  .big { width: calc(132px * var(--px)); height: calc(108px * var(--px)); }
  button { width: calc(96px * var(--px)); height: calc(23px * var(--px)); }
</style>
<h1>${kit.theme}</h1>
<div class="row">
  <div id="panel" class="ui-panel big"></div>
  <div class="ui-panel-calm big">Text is read best on the calm panel.</div>
  <div class="ui-window big"></div>
</div>
<div class="row"><button class="ui-button">Play</button><button class="ui-button-primary">Buy</button><button class="ui-button" disabled>Locked</button></div>
<div class="row">${still.join('\n')}</div>
</html>
`;
}
