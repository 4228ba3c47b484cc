/** What a tree says of the picture and of the place it shows, apart from who is in it. */
import { tokenise } from '../../../understand/tokens.ts';
import type { Framing, SceneGraph, Weather } from '../../graph.ts';
import type { Read } from '../known.ts';
import { type FoundPlace, placeIn } from '../place.ts';
import { saidOfPicture } from '../said-of-picture.ts';
import { ARTICLES } from '../words.ts';
import { SURE } from './kinds.ts';
import type { Tree } from './tree.ts';

export class Setting {
  readonly #tree: Tree;
  readonly #read: Read;
  place: FoundPlace | undefined;
  /** What is said to be there. */
  readonly extras: string[] = [];
  readonly weather = new Set<Weather>();
  readonly mood: string[] = [];
  readonly unknown: string[] = [];
  time: SceneGraph['time'];
  season: string | undefined;
  framing: Framing | undefined;

  constructor(tree: Tree, read: Read) {
    this.#tree = tree;
    this.#read = read;
  }

  /** Says something of the picture rather than of a thing in it. */
  ofPicture(text: string): boolean {
    return this.#saysOfPicture(text) || (!text.includes(' ') && ['in the', 'at'].some((before) => this.#saysOfPicture(`${before} ${text}`))); // biome-ignore format: one line
  }

  #saysOfPicture(text: string): boolean {
    const { rest, framing, time, weather, season, mood } = saidOfPicture(tokenise(text));
    if (rest.some(({ kind, text: word }) => kind !== 'stop' && !ARTICLES.has(word) && !/^(?:in|at|on|with|during|very|heavy|light|dark|sky|time|weather)$/.test(word))) return false; // biome-ignore format: one line
    if (!framing && !time && !season && weather.length === 0 && mood.length === 0 && rest.length === tokenise(text).length) return false; // biome-ignore format: one line
    this.framing ??= framing;
    this.time ??= time;
    this.season ??= season;
    for (const one of weather) this.weather.add(one);
    this.mood.push(...mood);
    return true;
  }

  /** "A teen bedroom": whose it is may be unknown, where it is not. */
  #byHead(before: string, at: number): FoundPlace | undefined {
    const head = this.#tree.tokens[at]!.text.toLowerCase();
    const known = this.#read(this.#tree.core(at));
    if (before === '' && known.kind === 'thing' && known.confidence >= SURE && !known.scenery) return undefined;
    const found = placeIn(tokenise(`${before} ${head}`), this.#read);
    if (!found || found.rest.some(({ kind }) => kind !== 'stop')) return undefined;
    const others = this.#tree
      .core(at)
      .split(' ')
      .filter((word) => word !== head && !ARTICLES.has(word));
    return { ...found, unknown: [...found.unknown, ...others] };
  }

  /** Takes a noun as the place of the picture, where it names one and stands where a place stands. */
  isPlace(at: number): boolean {
    const { relation } = this.#tree.tokens[at]!;
    const before = this.#tree.caseOf(at) || (relation === 'root' ? '' : 'in');
    if (before !== '' && !/^(?:in|inside|at|on|through|within|into|across|along|under|over|above|around|by|near|from)$/.test(before)) return false; // biome-ignore format: one line
    // without a preposition it is a place only where it is called one
    const bare = relation !== 'root' && !this.#tree.caseOf(at);
    if (bare && !/ (?:background|backdrop|scene|scenery|setting|interior|landscape)$/.test(this.#tree.core(at)))
      return false;
    // "misty forest", "volcano erupting": the light of the place, and what it does
    const doing = this.#tree.of(at, new Set(['acl'])).filter((k) => this.#tree.children[k]!.length === 0);
    const said = saidOfPicture(tokenise(this.#tree.core(at)));
    const found =
      placeIn(tokenise(`${before} ${this.#tree.core(at)} ${this.#tree.join(doing)}`), this.#read) ??
      placeIn([...tokenise(before), ...said.rest], this.#read) ??
      this.#byHead(before, at);
    if (found && !found.rest.some(({ kind }) => kind !== 'stop') && !this.place) this.ofPicture(this.#tree.core(at).split(' ').slice(0, -1).join(' ')); // biome-ignore format: one line
    if (!found || found.rest.some(({ kind }) => kind !== 'stop') || this.place) return false;
    this.place = found;
    this.mood.push(...found.moods);
    this.extras.push(...found.extras);
    this.unknown.push(...found.unknown);
    return true;
  }
}
