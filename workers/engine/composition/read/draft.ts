/**
 * What a sentence has said so far: subjects, what holds between them, and words of which nothing was made. The files that read a
 * sentence's clauses add to it one after another; when they are done it is the scene graph's inside.
 */
import type { Edge, SceneNode } from '../graph.ts';
import type { RelationId } from '../relations.ts';
import type { Read } from './known.ts';
import type { NounPhrase } from './noun-phrase.ts';

/** A relation that was read, and whom it reached. */
export interface Reached {
  readonly is: RelationId;
  readonly b: number;
}

/** A relation as it was said. */
export interface SaidRelation {
  readonly subjects: readonly number[];
  readonly is: RelationId;
  /** What is named after it. */
  readonly text: string;
  /** The connector's own words. */
  readonly words: string;
  /** What the relation before it reached. */
  readonly last: Reached | undefined;
  /** Who is named after it does it. */
  readonly passive?: true;
}

export class Draft {
  /** The engine's own reading of one subject. */
  readonly read: Read;
  /** How several stand, where it is said. */
  readonly line: SceneNode['line'];
  readonly nodes: SceneNode[] = [];
  readonly edges: Edge[] = [];
  readonly unknown: string[] = [];
  /** What is played at a table, where it is said. */
  game: string | undefined;
  /** The colour of a leash, where it is said. */
  leash: string | undefined;
  /** Several of whom no number was said. */
  readonly uncounted = new Set<number>();
  /** What was said of it is seen at night. */
  atNight = false;

  constructor(read: Read, line: SceneNode['line']) {
    this.read = read;
    this.line = line;
  }

  /** "The dragon": who was named before by that word, if anybody was. */
  named(text: string): number | undefined {
    const [, noun] = /^the (?:same )?(?:[a-z]+ ){0,2}?([a-z]+)$/.exec(text) ?? [];
    if (!noun) return undefined;
    const known = this.nodes.filter((node) => node.text.split(/ (?:with|in|of|on|wearing|holding) |,/)[0]!.endsWith(noun)); // biome-ignore format: one line
    return known.length === 1 ? known[0]!.id : undefined;
  }

  /** A subject of the picture; `many` where its plural is a crowd. Its index. */
  add(noun: NounPhrase, many: boolean): number {
    const id = this.nodes.length;
    this.unknown.push(...noun.unknown);
    const count = noun.plural ? (many ? 5 : 3) : noun.count;
    if (noun.plural) this.uncounted.add(id);
    const lies = noun.line ?? this.line;
    const line = count > 1 && lies ? { line: lies } : {};
    // balloons float on a string beside who holds them
    const floats =
      noun.brief.kind === 'humanoid'
        ? noun.brief.parts.find(({ piece }) => /^held\/(?:balloon|kite)$/.test(piece))
        : undefined;
    const brief = floats ? { ...noun.brief, parts: noun.brief.parts.filter((part) => part !== floats) } : noun.brief;
    this.nodes.push({
      id,
      text: noun.text,
      brief,
      count,
      changes: noun.changes,
      ...line,
      ...(noun.plural || count < 2 ? {} : { counted: true as const }),
    });
    if (floats) {
      const balloon = this.read(floats.piece.slice('held/'.length));
      const b = this.nodes.length;
      this.nodes.push({
        id: b,
        text: floats.piece.slice('held/'.length),
        brief: { ...balloon, colours: floats.colour ? [floats.colour] : [] },
        count: /balloons/.test(noun.text) ? 3 : 1,
        changes: [],
      });
      this.edges.push({ a: id, is: 'hold', b });
    }
    return id;
  }
}
