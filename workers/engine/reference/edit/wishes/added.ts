/** Any thing that can be drawn, added to what has no hand for it: on top of a thing, on its middle, on a shoulder, beside a figure. */
import type { Px, Rgba } from '../../../../../src/pixels/types.ts';
import { understand } from '../../../understand/index.ts';
import { lay, pictureOf } from '../held-any.ts';
import { isThing } from '../matters.ts';
import { type Paint, paintOn } from '../paint.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';
import { trinketAt, trinketIn } from '../trinkets.ts';
import { middleOf } from './things.ts';
import { isPutOn, toneOf } from './words.ts';

const SAID = /^(?:add|put|attach|place|draw|set|with|give (?:him|her|it|them)) (?:an? |some |the |two |three |a few |small |little |tiny |big |large )*(.+?)(?: (on top|at the base|inside|in (?:it|the (?:middle|centre|center))|next to|beside|behind|around|above|over|under|below|on|onto|to)\b(.*))?$/; // biome-ignore format: one line
/** What stands on or rises from a thing rather than lies on it. */
const STANDS =
  /\b(?:flags?|candles?|antennas?|chimneys?|trees?|birds?|cats?|crows?|ravens?|owls?|lanterns?|torch(?:es)?|towers?|banners?|lights?|sirens?|crown|weather ?vane|cannons?|smoke|balloons?|sails?|masts?|hats?|caps?|helmets?|bonnets?|antlers?)\b/;
/** What is set on the middle of whatever it is of. */
const FITTINGS =
  /\b(?:handles?|knobs?|locks?|bells?|buckles?|windows?|signs?|wreaths?|labels?|stickers?|badges?|buttons?|bandages?|clasps?|posters?|paintings?|clocks?)\b/;
/** Sizes by the shorter side of a thing, or the height of a figure. */
const ON = 0.5;
const TOP = 0.45;
const SHOULDER = 0.26;
const BASE = 0.3;
const FEW_SIZE = 0.24;
const ASIDE = 0.36;
const FITTING = 0.32;
const LEAST: Px = 5;
const SURE = 0.9;
/** Two are so far from the middle, in widths. */
const FEW = 0.22;
const MOST: Px = 28;

/** The picture with the thing; undefined for words that name none. */
export function withAdded(subject: Subject, clause: string): Rgba | undefined {
  const [, said, where = '', whereof = ''] = SAID.exec(clause) ?? [];
  // "Gold buckles": a few of them.
  const isFew = /[^s]s$/.test(said ?? '') && !/^(?:trousers|pants|shorts|glasses)$/.test(said ?? '');
  const text = isFew && understand(said!, { seed: subject.seed }).confidence < SURE ? said!.slice(0, -1) : said;
  if (!text || /\b(?:eyes?|hair|beard|skin|legs?|arms?|wings?|ears?|face)\b/.test(text)) return undefined;
  // What is worn is put on somebody, or not at all.
  if (
    !isThing(subject) &&
    (isPutOn(text) || /^ ?(?:him|her|them)\b/.test(whereof)) &&
    !/next|beside|behind/.test(where)
  )
    return undefined;
  const paint = paintOn(subject);
  const isOne = isThing(subject) || !(subject.person || (subject.head?.isSure && subject.head.eyes.length > 0));
  const trinket = isOne && !/top|next|beside|behind/.test(where) && !STANDS.test(text) ? trinketIn(text) : undefined; // biome-ignore format: one line
  if (trinket) {
    const { x, y } = middleOf(subject);
    const { left, right } = boxOf(paint);
    for (const off of isFew ? [-FEW, FEW] : [0])
      trinketAt(paint, trinket.name, { x: x + off * (right - left), y }, toneOf(text.replace(trinket.word, ' ')), true);
    return paint.image();
  }
  const brief = understand(text, { seed: subject.seed });
  if (brief.confidence < SURE) return undefined;
  const box = boxOf(paint);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const { stance } = paint;
  const isTop = /top|above|over/.test(where) || (isOne && /^(?:|on|onto|to)$/.test(where) && STANDS.test(text));
  const isShoulder = !isOne && /^on/.test(where) && /shoulder|arm|back|head/.test(whereof);
  const isFitting = !subject.person && FITTINGS.test(text);
  const isOn = /^(?:in|on|onto)/.test(where) || (isFitting && !/next|beside|behind/.test(where));
  const isAside = /next|beside|behind|under|below|around/.test(where) || !(isOne || isTop || isShoulder || isOn);
  // What is worn or held by somebody is no thing beside him.
  if (isAside && subject.person && !/next|beside|behind/.test(where)) return undefined;
  const share = isTop ? TOP : isShoulder ? SHOULDER : isAside ? ASIDE : isFitting ? FITTING : ON;
  const long = Math.max(LEAST, Math.min(MOST, Math.round(share * (isOne && !isAside ? Math.min(wide, high) : high))));
  const thing = pictureOf(brief, long, subject.seed);
  const { width, height } = paint.flat;
  const clamp = (v: number, most: number): number => Math.max(0, Math.min(Math.round(v), most));
  const at = (x: number, y: number): void => lay(paint, thing, clamp(x, width - thing.width), clamp(y, height - thing.height)); // biome-ignore format: one line
  if (where === 'at the base') {
    const ends = pictureOf(brief, Math.max(LEAST, Math.round(BASE * high)), subject.seed);
    const clampX = (v: number): number => clamp(v, width - ends.width);
    for (const x of isFew ? [box.left - ends.width / 2, (box.left + box.right - ends.width) / 2, box.right - ends.width / 2] : [box.left - ends.width / 2]) // biome-ignore format: one line
      lay(paint, ends, clampX(x), clamp(box.bottom - ends.height, height - ends.height));
    return paint.image();
  }
  if (isFew && isOne && !isTop && !isAside && !isFitting) {
    // Several small ones all over it.
    const small = pictureOf(brief, Math.max(LEAST - 1, Math.round(FEW_SIZE * Math.min(wide, high))), subject.seed);
    for (const { x, y } of spread(paint, small.width, small.height)) lay(paint, small, x, y);
    return paint.image();
  }
  if (isTop) at(topColumn(paint, box) - thing.width / 2, box.top - thing.height + Math.max(1, 0.12 * thing.height));
  else if (isShoulder) {
    const side = stance.facing < 0 ? 1 : -1;
    const y = /head/.test(whereof) ? stance.top : stance.chin;
    at(
      stance.axis + (/head/.test(whereof) ? 0 : side * 0.8 * stance.trunkHalf) - thing.width / 2,
      y - thing.height + 1,
    );
  } else if (isAside) {
    const isRight = width - box.right >= box.left;
    at(isRight ? box.right - 1 : box.left - thing.width + 1, box.bottom - thing.height);
  } else {
    const { x, y } = middleOf(subject);
    at(x - thing.width / 2, y - thing.height / 2);
  }
  return paint.image();
}

/** Where several small things lie on another: apart from each other, whole within it, in its upper part. */
function spread({ flat: { colors, width, height } }: Paint, w: Px, h: Px): { readonly x: Px; readonly y: Px }[] {
  const out: { readonly x: Px; readonly y: Px }[] = [];
  const fits = (x: Px, y: Px): boolean => Array.from({ length: w * h }, (_, k) => colors[(y + Math.floor(k / w)) * width + x + (k % w)]!).every((c) => c >= 0); // biome-ignore format: one line
  const places = Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) })).filter(({ x, y }) => x + w <= width && y + h <= height && fits(x, y)); // biome-ignore format: one line
  // Each where it is farthest from those before it.
  let next = places[0];
  while (next && out.length < MANY) {
    out.push(next);
    const far = (p: { readonly x: Px; readonly y: Px }): number => Math.min(...out.map((q) => Math.hypot(p.x - q.x, p.y - q.y))) - 0.35 * p.y; // biome-ignore format: one line
    next = places.filter((p) => out.every((q) => Math.abs(p.x - q.x) > w || Math.abs(p.y - q.y) > h)).sort((a, b) => far(b) - far(a))[0]; // biome-ignore format: one line
  }
  return out;
}
const MANY = 4;

/** What words name where something was: as large as that; undefined for what cannot be drawn. */
export function setIn(subject: Subject, text: string, region: Region): Rgba | undefined {
  const brief = understand(text, { seed: subject.seed });
  if (brief.confidence < SURE) return undefined;
  const paint = paintOn(subject);
  const { width } = paint.flat;
  const there = [...region.keys()].filter((i) => region[i]);
  const xs = there.map((i) => i % width);
  const ys = there.map((i) => Math.floor(i / width));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
  const thing = pictureOf(brief, Math.max(LEAST, right - left, bottom - top), subject.seed);
  lay(paint, thing, Math.round((left + right - thing.width) / 2), Math.round((top + bottom - thing.height) / 2));
  return paint.image();
}

/** Whether words say a place beside or on somebody that is no hand. */
export const isBeside = (clause: string): boolean =>
  /^(?:add|put|place|draw|set|give) .* (?:next to|beside|on (?:his|her|its|the|one) (?:left |right )?shoulders?)\b/.test(
    clause,
  );

function boxOf({ flat: { colors, width } }: Paint): { readonly left: Px; readonly right: Px; readonly top: Px; readonly bottom: Px } {
  const there = [...colors.keys()].filter((i) => colors[i]! >= 0);
  const xs = there.map((i) => i % width);
  const ys = there.map((i) => Math.floor(i / width));
  return { left: Math.min(...xs), right: Math.max(...xs) + 1, top: Math.min(...ys), bottom: Math.max(...ys) + 1 };
} // biome-ignore format: one line

/** The middle of the highest row. */
function topColumn({ flat: { colors, width } }: Paint, { top }: { readonly top: Px }): number {
  const xs = Array.from({ length: width }, (_, x) => x).filter((x) => colors[top * width + x]! >= 0);
  return (xs[0]! + xs.at(-1)! + 1) / 2;
}
