import type { PaintRequest } from '../types.ts';

/** Directions as a prompt says them; a figure that faces south looks at the viewer. */
const FACING: Readonly<Record<string, string>> = {
  south: 'front view',
  north: 'back view',
  east: 'facing right',
  west: 'facing left',
};

/** What is said of a picture besides its description, in words: "lineless, side view, white background". */
export function styleWords({ attributes = {} }: PaintRequest): string {
  const { outline, shading, detail, view, direction, isometric, oblique, background } = attributes;
  return [
    outline,
    shading,
    detail,
    view && `${view} view`,
    direction && (FACING[direction] ?? `facing ${direction}`),
    isometric && 'isometric',
    oblique && 'oblique projection',
    background === 'transparent' && 'plain white background',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A template with its `{description}` and `{style}`; what is left empty leaves no loose commas. */
export function promptOf(template: string, request: PaintRequest): string {
  return template
    .replaceAll('{style}', () => styleWords(request))
    .replaceAll('{description}', () => request.description)
    .replace(/(\s*,)+\s*$/, '')
    .trim();
}
