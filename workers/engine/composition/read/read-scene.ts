/**
 * A sentence → its scene graph. Framing, time, weather and place are cut out first; what is left is a chain of noun phrases with
 * connectors between them: relations and verbs.
 */

import { canHold } from '../../catalogue/garments/held-thing.ts';
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { plainly } from '../../understand/idioms.ts';
import { type Token, tokenise } from '../../understand/tokens.ts';
import type { Act, Edge, Framing, SceneGraph, SceneNode, Time, Weather } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { CONTAINERS, SEATS } from '../layout/containers.ts';
import { RELATIONS, type RelationId } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { VERBS, type VerbId } from '../verbs.ts';
import { LINKS, type Link, VERB_WORDS } from './links.ts';
import { KNOWN, type NounPhrase, type Read, readNoun, singularOf } from './noun-phrase.ts';
import { placeIn } from './place.ts';
import { saidFeature } from './said-features.ts';
import { gathered } from './segments.ts';
import { ARTICLES, FRAMING_WORDS, GROUPS, MOOD_WORDS, NUMBERS, type Phrases, PICTURE_WORDS, SEASON_WORDS, TIME_WORDS, textOf, WEATHER_WORDS } from './words.ts'; // biome-ignore format: one line

/** Words before a verb that say nothing more. */
const AUXILIARY: ReadonlySet<string> = new Set(['is', 'are', 'who', 'that', 'which', 'while', 'and', 'busy', 'was', 'were', 'being', 'then', 'happily', 'quietly', 'slowly', 'peacefully', 'proudly', 'alone', 'together', 'loudly', 'quickly']); // biome-ignore format: a list
const SAYS_NOTHING = /^(?:an?|the|some|two|three|four|five|six|seven|eight|nine)?$/;
/** "A flock of": a number of what follows. */
const GROUP_OF = new RegExp(`^(?:an? |the |one )?(?:[a-z]+ )?(?:${Object.keys(GROUPS).join('|')}) of\\b`);
const EACH_OTHER = /^(?:each other|one another|together)$/;
/** People whose word counts several. */
const COUPLES: Readonly<Record<string, readonly string[]>> = { couple: ['man', 'woman'], family: ['man', 'woman', 'child'], twins: ['child', 'child'], lovers: ['man', 'woman'], parents: ['man', 'woman'], siblings: ['boy', 'girl'] }; // biome-ignore format: a table
const RIDDEN_INSIDE: ReadonlySet<string> = new Set(['boat', 'ship', 'raft', 'car', 'minecart', 'cart', 'ufo', 'hot-air-balloon', 'canoe', 'carriage', 'bus', 'truck', 'tractor', 'submarine', 'sailboat', 'rowboat', 'airplane', 'helicopter', 'train', 'taxi', 'bathtub', 'wheelbarrow', 'gondola', 'kayak', 'viking-ship']); // biome-ignore format: a list
const RIDABLE: ReadonlySet<string> = new Set(['broom', 'motorcycle', 'bicycle', 'skateboard', 'scooter', 'snowboard', 'surfboard', 'unicycle', 'dragon', 'dinosaur', 'snail', 'turtle', 'ostrich', 'eagle', 'shark', 'whale', 'griffin', 'pegasus', 'phoenix', 'rocket', 'cloud', 'rug', 'magic-carpet', 'sled', 'spider', 'bee', 'frog', 'swan', 'crab']); // biome-ignore format: a list

interface Piece {
  readonly words: readonly Token[];
  /** What stands before it. */
  readonly link?: Link;
  readonly linkWords?: string;
}

/** Reads a sentence. `read` is the engine's own reading of one subject. Never throws. */
export function readScene(description: string, read: Read): SceneGraph {
  const memo = new Map<string, ReturnType<Read>>();
  const known: Read = (text) => {
    const brief = memo.get(text) ?? read(text);
    memo.set(text, brief);
    return brief;
  };
  return new Reader(known).read(plainly(description));
}

/** A picture that is asked for as a backdrop: what it is of is a place. */
const BACKDROP =
  /\b(?:(?:visual novel|vn|rpg|jrpg|battle|fight|fighting game|main menu|menu|title screen|start screen|loading screen|game|platformer|2d|pixel art|pixel|stage|level|scene|wallpaper|dating sim|point and click|turn based)\s+)+(?:back ?ground|backdrop)s?(?:\s+(?:art|image|scene))?(?:\s*[:,])?(?:\s+(?:of|for|with|showing))?(?:\s+(?:an?|the))?(?=\s|$)|\b(?:back ?ground|backdrop)s?\s+(?:art\s+)?(?:of|for|showing)(?:\s+(?:an?|the))?\b|^\s*(?:battle|combat)\s+(?:scene|stage|screen)\s*[:,]/i;

class Reader {
  readonly #read: Read;
  readonly #nodes: SceneNode[] = [];
  readonly #edges: Edge[] = [];
  readonly #unknown: string[] = [];
  #line: SceneNode['line'];
  #atNight = false;

  constructor(read: Read) {
    this.#read = read;
  }

  read(description: string): SceneGraph {
    this.#line = QUEUE.test(description) ? 'queue' : ROW.test(description) ? 'row' : undefined;
    let tokens: readonly Token[] = tokenise(prepared(description.replace(BACKDROP, ' ')));
    const all = <T>(phrases: Phrases<T>): T[] => {
      const found: T[] = [];
      for (let i = 0; i < tokens.length; i++) {
        const hit = phrases.at(tokens, i);
        if (!hit) continue;
        found.push(hit.value);
        const before =
          ARTICLES.has(tokens[i - 1]?.text ?? '') &&
          [
            'portrait',
            'bust',
            'avatar',
            'headshot',
            'panorama',
            'parallax',
            'far',
            'distant',
            'back',
            'rear',
            'mid',
            'near',
            'front',
            'foreground',
            'wide',
            'close',
            'macro',
            'bird',
            'top',
            'aerial',
            'overhead',
          ].some((w) => hit.text.startsWith(w))
            ? 1
            : 0;
        tokens = [...tokens.slice(0, i - before), ...tokens.slice(i + hit.length)];
        i -= 1 + before;
      }
      return found;
    };
    const scenic = BACKDROP.test(description);
    all(PICTURE_WORDS);
    const framing: Framing | undefined = all(FRAMING_WORDS)[0];
    const time: Time | undefined = all(TIME_WORDS)[0];
    const weather: Weather[] = all(WEATHER_WORDS);
    const seasons = all(SEASON_WORDS);
    const mood = [...seasons, ...tokens.map((t) => t.text).filter((t) => MOOD_WORDS.has(t))];
    const close = framing === 'portrait' || framing === 'bust' || framing === 'close-up';
    const place = close ? undefined : placeIn(tokens, this.#read, scenic);
    if (place) tokens = place.rest;
    const list = gathered(tokens, this.#read);
    tokens = list.tokens;
    this.#unknown.push(...list.unknown);
    this.#chain(this.#pieces(tokens));
    const said = (place?.extras ?? []).map((text) => ({ text, painted: saidFeature(text) }));
    const extras = said.flatMap(({ text, painted }) => (painted ? [] : this.#extra(text)));
    const painted = said.flatMap(({ painted }) =>
      painted?.feature ? [{ feature: painted.feature, told: painted.told }] : [],
    );
    for (const { painted } of said) if (painted?.weather) weather.push(painted.weather);
    return {
      nodes: this.#nodes,
      edges: this.#edges,
      extras,
      ...(painted.length > 0 ? { painted } : {}),
      weather,
      mood,
      unknown: [...new Set(this.#unknown)],
      framing: framing ?? (this.#nodes.length > 0 ? 'group' : 'scene'),
      ...(place ? { place: place.id } : {}),
      ...(time ? { time } : this.#atNight ? { time: 'night' as const } : {}),
      ...(seasons[0] ? { season: seasons[0] } : {}),
    };
  }

  #extra(text: string): SceneNode[] {
    const noun = readNoun(text, this.#read);
    if (noun.brief.confidence < KNOWN || noun.brief.scenery) {
      this.#unknown.push(
        ...noun.unknown,
        ...(noun.brief.confidence < KNOWN && noun.unknown.length === 0 ? [noun.text] : []),
      );
      return [];
    }
    this.#unknown.push(...noun.unknown);
    return [{ id: -1, text: noun.text, brief: noun.brief, count: noun.plural ? 3 : noun.count, changes: noun.changes }];
  }

  /** Cuts the tokens at connectors. */
  #pieces(tokens: readonly Token[]): Piece[] {
    const pieces: Piece[] = [];
    let words: Token[] = [];
    let link: Piece['link'];
    let linkWords: string | undefined;
    const flush = (): void => {
      pieces.push({ words, ...(link ? { link, linkWords: linkWords! } : {}) });
      words = [];
    };
    for (let i = 0; i < tokens.length; ) {
      const token = tokens[i]!;
      const hit = token.kind === 'word' && !token.joined && !tokens[i + 1]?.joined ? LINKS.at(tokens, i) : undefined;
      if (!hit || this.#belongs(tokens, i, hit, words, link !== undefined)) {
        // words that the catalogue knows as one name stay together: "fishing rod"
        const phrase = token.kind === 'word' ? LEXICON.match(tokens, i) : undefined;
        const length = hit ? Math.max(1, phrase && phrase.length > hit.length ? phrase.length : hit.length) : 1;
        words.push(...tokens.slice(i, i + length));
        i += length;
        continue;
      }
      while (words.length > 0 && AUXILIARY.has(words.at(-1)!.text)) words.pop();
      flush();
      link = hit.value;
      linkWords = hit.text;
      i += hit.length;
    }
    while (words.length > 0 && AUXILIARY.has(words.at(-1)!.text) && words.at(-1)!.text !== 'alone') words.pop();
    flush();
    return pieces;
  }

  /** Whether a connector's words are part of the noun phrase they stand in. */
  #belongs(
    tokens: readonly Token[],
    i: number,
    hit: { readonly value: Link; readonly length: number; readonly text: string },
    before: readonly Token[],
    later: boolean,
  ): boolean {
    const phrase = LEXICON.match(tokens, i);
    if (
      phrase.length > hit.length &&
      phrase.readings.some((r) => r.is === 'concept' || r.is === 'piece' || r.is === 'setting')
    )
      return true;
    const { value, text } = hit;
    const next = tokens[i + hit.length];
    const subject = textOf(before);
    if (value.kind === 'verb' || RELATIONS[value.id].layout === 'fight') {
      // an adjective: "the sitting bull", handled as an act of what follows; a noun of its own: "the painting"
      if (subject.replace(/\b(?:a|an|the)\b/g, '').trim() === '' && (!next || next.kind === 'stop')) return true;
      // "with floating candles", "and a sleeping dragon": an adjective of the noun that follows
      const before1 = before.at(-1)?.text ?? '';
      return (
        before.length > (later ? 0 : 1) &&
        next !== undefined &&
        (ARTICLES.has(before1) ||
          NUMBERS[before1] !== undefined ||
          before1 === 'with' ||
          before1 === 'of' ||
          before1 === 'in' ||
          before1 === 'wearing') &&
        value.kind === 'verb'
      );
    }
    const row = RELATIONS[value.id];
    if (['at', 'by', 'before', 'against', 'over', 'using', 'onto', 'near', 'watching'].includes(text) && !next)
      return true;
    if (
      text === 'from' &&
      /^(?:made|built|carved|forged|crafted|born|grown|woven|cut|formed)$/.test(before.at(-1)?.text ?? '')
    )
      return true;
    if (text === 'on' && next && /^(?:his|her|its|their)$/.test(next.text)) return true;
    if (text === 'around' && next && /^(?:his|her|its|their)$/.test(next.text)) return true;
    if (
      (text === 'in' || text === 'over' || text === 'on') &&
      next &&
      /^(?:his|her|its|their|one)$/.test(next.text) &&
      tokens[i + hit.length + 1]?.text.startsWith('hand')
    )
      return true;
    // clothes, held things, colours: what the engine makes a part of the subject is no subject
    if (
      [
        'in',
        'wearing',
        'holding',
        'carrying',
        'clutching',
        'dressed in',
        'clad in',
        'brandishing a',
        'gripping',
        'riding',
        'riding on',
      ].includes(text) &&
      subject
    ) {
      const after = tokens.slice(i + hit.length);
      const end = this.#endOfPhrase(after);
      const object = textOf(after.slice(0, end));
      const base = this.#read(subject);
      const whole = this.#read(`${subject} ${text} ${object}`);
      if (row.layout === 'ride') {
        // one rider on one animal is a drawing of its own
        return whole.mount !== undefined && this.#isOnly(tokens, i, end + hit.length);
      }
      const more = whole.parts.length > base.parts.length || whole.colours.length > base.colours.length;
      const alone = this.#read(object);
      // two of what hands hold are one in each
      const both = whole.parts.some((part, i) => whole.parts.findIndex((p) => p.piece === part.piece) < i);
      if (!both && readNoun(object, this.#read).count > 1) return false;
      const isSubject = alone.confidence >= KNOWN && alone.kind !== 'thing';
      // whatever a thing or an animal is in, if it is no dress
      if (text === 'in' && !alone.scenery)
        return !(
          (holds(alone) && !(base.kind === 'humanoid' && isDress(object))) ||
          (base.kind === 'thing' &&
            alone.kind === 'thing' &&
            alone.confidence >= 0.9 &&
            alone.unknown.length === 0 &&
            !isDress(object))
        );
      return (
        more &&
        whole.unknown.length <= base.unknown.length &&
        whole.concept === base.concept &&
        !isSubject &&
        base.kind === 'humanoid'
      );
    }
    if (row.layout === 'in' && 'turned' in row && row.turned) return false;
    return false;
  }

  /** The phrase is all that follows, and all that stands before is one subject. */
  #isOnly(tokens: readonly Token[], i: number, length: number): boolean {
    const before = textOf(tokens.slice(0, i));
    return (
      i + length >= tokens.length &&
      !/\band\b/.test(before) &&
      !Object.keys(NUMBERS).some((n) => n !== 'one' && new RegExp(`\\b${n}\\b`).test(before))
    );
  }

  /** Up to the next connector. */
  #endOfPhrase(tokens: readonly Token[]): number {
    for (let i = 0; i < tokens.length; i++) {
      if (i > 0 && (tokens[i]!.text === 'with' || tokens[i]!.kind === 'stop')) return i;
      const link = i > 0 && !tokens[i]!.joined && !tokens[i + 1]?.joined ? LINKS.at(tokens, i) : undefined;
      // "a frying pan" is one name
      if (link && LEXICON.match(tokens, i).length <= link.length) return i;
      if (i > 0 && tokens[i]!.text === 'and' && tokens[i + 1]?.kind === 'word' && ARTICLES.has(tokens[i + 1]!.text))
        return i;
    }
    return tokens.length;
  }

  /** Makes nodes and edges of the pieces. */
  #chain(pieces: readonly Piece[]): void {
    let subjects: number[] = [];
    let last: { readonly is: RelationId; readonly b: number } | undefined;
    let adjective: Act | undefined;
    pieces.forEach((piece, at) => {
      const { link } = piece;
      let text = textOf(piece.words).replace(/^[,\s]+|[,\s]+$/g, '');
      const next = pieces[at + 1]?.link;
      // "a dragon and a princess watching": who is named last begins a clause of its own
      let clause: string | undefined;
      const begins = next && (next.kind === 'verb' || 'verb' in RELATIONS[next.id]);
      if (link && begins) {
        const cut = /^(.*?)(?:,| and| while)+ ((?:an?|the|his|her|one|two|three|another) .+)$/.exec(text);
        if (cut && this.#read(cut[2]!).confidence >= KNOWN) [text, clause] = [cut[1]!.trim(), cut[2]!];
      }
      if (!link) {
        subjects = SAYS_NOTHING.test(text) ? [] : this.#group(text, true);
      } else if (subjects.length === 0) {
        // the connector stood first: "sleeping cat", "between two trees"
        if (link.kind === 'verb') adjective = { verb: link.id };
        else if (RELATIONS[link.id].layout === 'fight' || RELATIONS[link.id].layout === 'dance')
          adjective = { verb: 'fight' };
        if (text) subjects = this.#group(text, true);
        if (adjective) for (const s of subjects) this.#nodes[s]!.act ??= adjective;
      } else if (link.kind === 'verb') {
        const listed = textOf(piece.words).trimStart().startsWith(',');
        const has = listed && subjects.length === 1 && this.#has(subjects[0]!, text);
        last = this.#act(subjects, link, has ? '' : text) ?? last;
      } else {
        last = this.#relate(subjects, link.id, text, last, piece.linkWords ?? '') ?? last;
      }
      if (clause) {
        subjects = this.#group(clause, true);
        last = undefined;
      }
    });
  }

  #relate(
    subjects: readonly number[],
    is: RelationId,
    text: string,
    last: { readonly is: RelationId; readonly b: number } | undefined,
    words: string,
  ): { readonly is: RelationId; readonly b: number } | undefined {
    const row = RELATIONS[is];
    if (!text || EACH_OTHER.test(text)) {
      if (row.at && row.layout === 'on' && this.#edges.length === 0 && subjects.length > 1) {
        // "a wizard with a cat on his shoulder": who was named with him sits there
        this.#edges.push({ a: subjects.at(-1)!, is, b: subjects[0]! });
        return undefined;
      }
      if (row.at && row.layout === 'on') {
        const beside = this.#edges.findIndex((e) => e.is === 'beside' || e.is === 'with');
        if (beside >= 0) {
          const { a, b } = this.#edges[beside]!;
          this.#edges[beside] = { a: b, is, b: a };
        }
        return undefined;
      }
      if ('mutual' in row && row.mutual) this.#pairUp(subjects, is, words);
      else if (words && text === '') {
        const verb = VERB_WORDS.get(words);
        if (verb) for (const s of subjects) this.#nodes[s]!.act ??= { verb };
        else this.#unknown.push(words);
      }
      return undefined;
    }
    let relation = is;
    const subject = subjects[0]!;
    if (is === 'attack' && !this.#nodes[subject]!.act) {
      if (/^(?:aim|taking aim)/.test(words)) this.#nodes[subject]!.act = { verb: 'shoot' };
      else if (/^pointing/.test(words)) this.#nodes[subject]!.act = { verb: 'point' };
      else relation = 'beside';
    }
    if (row.layout === 'wear') {
      this.#wear(subjects, text);
      return undefined;
    }
    // "a cowboy on a horse with a lasso": who rides holds it
    const gear =
      row.layout === 'ride' || row.layout === 'on' || row.layout === 'in'
        ? /^(.+?) (?:with|holding|carrying) (?:an? |his |her |the )?(.+)$/.exec(text)
        : null;
    const bears = gear ? this.#read(gear[1]!) : undefined;
    if (
      gear &&
      bears &&
      this.#nodes[subject]!.brief.kind === 'humanoid' &&
      (bears.kind === 'quadruped' || RIDDEN_INSIDE.has(bears.concept))
    ) {
      const item = readNoun(gear[2]!, this.#read);
      const hand = this.#read(`${this.#nodes[subject]!.text} with ${gear[2]}`);
      const takes = canHold(item.brief.concept) || hand.parts.length > this.#nodes[subject]!.brief.parts.length;
      if (item.brief.confidence >= KNOWN && takes && this.#read(text).parts.length === 0) {
        const known = this.#relate(subjects, is, gear[1]!, last, words);
        const held = hand;
        if (held.parts.length > this.#nodes[subject]!.brief.parts.length)
          this.#nodes[subject] = { ...this.#nodes[subject]!, brief: { ...held, count: 1 } };
        else this.#edges.push({ a: subject, is: 'hold', b: this.#add(item, false) });
        return known;
      }
    }
    if (
      row.layout === 'fight' &&
      (/^with\b/.test(text) || / with$/.test(words)) &&
      (subjects.length > 1 || this.#nodes[subject]!.count > 1)
    ) {
      const means = this.#read(text.replace(/^with /, ''));
      if (!isAlive(means)) {
        // "dueling with fire and ice": by what means, which is not drawn
        this.#pairUp(subjects, is);
        if (categoryOf(means.concept) !== 'weapon')
          this.#unknown.push(
            ...tokenise(text)
              .filter(({ text: word, kind }) => kind === 'word' && !/^(?:with|and|the|an?|their|his|her)$/.test(word))
              .map(({ text: word }) => word),
          );
        return undefined;
      }
    }
    if (row.layout === 'fight' && / with$/.test(words) && categoryOf(this.#read(text).concept) === 'weapon') {
      // "fighting with swords": with what, not with whom
      this.#pairUp(subjects, is);
      return undefined;
    }
    if (/^(?:her|him|it|them|me|himself|herself|itself)$/.test(text)) return undefined;
    // "carrying a castle on its shell"
    const borne =
      row.layout === 'carry' || row.layout === 'hold'
        ? /^(.+?) (?:on|upon|atop) (?:its|his|her|their) (back|shell|head|shoulders?)$/.exec(text)
        : null;
    if (borne) {
      for (const b of this.#group(borne[1]!, false))
        this.#edges.push({
          a: b,
          is: borne[2] === 'head' ? 'on head' : /^shoulder/.test(borne[2]!) ? 'on shoulder' : 'on back',
          b: subject,
        });
      return undefined;
    }
    if (is === 'from') relation = 'beside';
    const setting = this.#read(text);
    if (setting.scenery) return undefined;
    if (is === 'full' && this.#nodes[subject]!.brief.kind === 'humanoid') {
      // "a merchant with a backpack full of pots": what is in the backpack does not show
      this.#unknown.push(
        ...tokenise(text)
          .filter(({ kind, text: word }) => kind === 'word' && !ARTICLES.has(word) && word !== 'and')
          .map(({ text: word }) => word),
      );
      return undefined;
    }
    const others = this.#group(text, false, 'many' in row && row.many === true);
    if (others.length === 0) return undefined;
    const target = this.#nodes[others[0]!]!.brief;
    const who = this.#nodes[subject]!.brief;
    const alive = isAlive(who);
    if (relation === 'in' && /web$/.test(target.concept)) relation = 'on wall';
    if (is === 'from' && RIDDEN_INSIDE.has(target.concept)) relation = 'in';
    if (
      relation === 'in' &&
      alive &&
      SEATS[target.concept] !== undefined &&
      !['barrel', 'crate', 'bed', 'hay', 'rock'].includes(target.concept)
    )
      relation = 'sit on';
    if (
      relation === 'on' &&
      who.kind === 'humanoid' &&
      (target.kind === 'quadruped' || RIDABLE.has(target.concept)) &&
      !/^stand/.test(words)
    )
      relation = 'ride';
    // "cleaning a mug": in the hands
    if (
      relation === 'petting' &&
      target.kind === 'thing' &&
      !isAlive(target) &&
      who.kind === 'humanoid' &&
      sizeOf(target) < 0.5
    )
      relation = 'hold';
    if (relation === 'ride' && RIDDEN_INSIDE.has(target.concept)) relation = 'in';
    if (relation === 'on' && RIDDEN_INSIDE.has(target.concept) && alive) relation = 'in';
    if (
      relation === 'climbing' &&
      target.kind === 'thing' &&
      !/ladder|wall|tree|rope|tower|cliff|mountain|vine|stairs/.test(target.concept)
    )
      relation = 'on';
    // who is chased, and by how many, stays as said; several subjects on one thing stay one edge each
    const single = ['ride', 'in', 'carry', 'hold'].includes(relation) && subjects.length > 1 && others.length > 1;
    // "a cat on a box on a table": a stack goes on from what was named last
    const from =
      last &&
      (relation === 'on' || relation === 'in') &&
      (last.is === 'on' || last.is === 'in' || last.is === 'hold') &&
      this.#nodes[last.b]!.brief.kind === 'thing'
        ? [last.b]
        : subjects;
    if (relation === 'between' && others.length >= 1) {
      for (const s of from)
        this.#edges.push({ a: s, is: relation, b: others[0]!, ...(others[1] !== undefined ? { c: others[1] } : {}) });
    } else if (single) {
      for (const [i, s] of from.entries()) this.#edges.push({ a: s, is: relation, b: others[i] ?? others[0]! });
    } else {
      const mains = 'verb' in row && ['fight', 'chase'].includes(row.layout) ? from : from.slice(0, 1);
      const b = others[0]!;
      for (const s of mains) this.#edges.push({ a: s, is: relation, b });
      for (const more of others.slice(1))
        this.#edges.push({
          a: from[0]!,
          is: relation === 'in' || relation === 'on' || relation === 'hold' ? 'beside' : relation,
          b: more,
        });
      // the others of "a king and a queen on a throne" are there as well
      for (const s of from.slice(1))
        if (!mains.includes(s) && ['on', 'sit on', 'in', 'under', 'sleep on', 'behind', 'around'].includes(relation))
          this.#edges.push({ a: s, is: relation, b });
    }
    return { is: relation, b: others[0]! };
  }

  /** Clothes of who is no person. */
  #wear(subjects: readonly number[], text: string): void {
    const item = readNoun(text, this.#read);
    if (item.brief.confidence < KNOWN) {
      this.#unknown.push(item.text);
      return;
    }
    for (const s of subjects) {
      const node = this.#nodes[s]!;
      if (node.brief.kind === 'humanoid') this.#unknown.push(...item.brief.concept.split('-'));
      else this.#nodes[s] = { ...node, changes: [...node.changes, { is: 'wears', item: item.brief, text: item.text }] };
    }
  }

  /** "Two knights fighting": the relation holds among those named. */
  #pairUp(subjects: readonly number[], is: RelationId, words = ''): void {
    if (subjects.length > 1) {
      this.#edges.push({ a: subjects[0]!, is, b: subjects[1]! });
      return;
    }
    const index = subjects[0];
    const node = index === undefined ? undefined : this.#nodes[index];
    if (!node) return;
    if (node.count < 2) {
      if (RELATIONS[is].layout === 'fight') node.act ??= { verb: 'fight' };
      else if (RELATIONS[is].layout === 'chase') node.act ??= { verb: 'run' };
      else if (VERB_WORDS.has(words)) node.act ??= { verb: VERB_WORDS.get(words)! };
      return;
    }
    const half = Math.ceil(node.count / 2);
    this.#nodes[index!] = { ...node, count: half };
    this.#nodes.push({ ...node, id: this.#nodes.length, count: node.count - half });
    this.#edges.push({ a: node.id, is, b: this.#nodes.length - 1 });
  }

  /** An act of the subjects; whom it is done to stands beside them, and what follows may be said of that one. */
  #act(
    subjects: readonly number[],
    link: Extract<Link, { kind: 'verb' }>,
    text: string,
  ): { readonly is: RelationId; readonly b: number } | undefined {
    if (subjects.length === 0) return undefined;
    const row = VERBS[link.id];
    let object: SceneNode | undefined;
    const tool = / with (?:his|her|its|their|an?) ([a-z ]+)$/.exec(text);
    const own = tool ? this.#read(`${this.#nodes[subjects[0]!]!.text} with ${tool[1]}`) : undefined;
    if (tool && own && own.parts.length > this.#read(this.#nodes[subjects[0]!]!.text).parts.length) {
      // "blocking an arrow with his shield": the shield is his
      const node = this.#nodes[subjects[0]!]!;
      this.#nodes[node.id] = { ...node, brief: { ...own, count: 1 } };
      return this.#act(subjects, link, text.slice(0, tool.index));
    }
    const along = / with ((?:an?|the|his|her|two|three|some) .+)$/.exec(text);
    if (along && isAlive(this.#read(along[1]!)) && this.#read(along[1]!).confidence >= KNOWN) {
      const known = this.#act(subjects, link, text.slice(0, along.index));
      for (const b of this.#group(along[1]!, false)) this.#edges.push({ a: subjects[0]!, is: 'beside', b });
      return known;
    }
    const noun = text && !EACH_OTHER.test(text) ? readNoun(text, this.#read) : undefined;
    if (noun && 'object' in row) {
      object = this.#bare(noun);
      if (noun.brief.confidence < KNOWN && noun.unknown.length > 0 && !MADE.test(text))
        this.#unknown.push(...noun.unknown);
      if (row.object === 'target' && noun.brief.confidence >= KNOWN) {
        const others = this.#group(text, false);
        for (const s of subjects) this.#nodes[s]!.act ??= { verb: link.id };
        // the moon that wolves howl at is above them
        if (others.length > 0 && SKY.has(this.#nodes[others[0]!]!.brief.concept)) {
          this.#edges.push({ a: others[0]!, is: 'over', b: subjects[0]! });
          if (/moon|star/.test(this.#nodes[others[0]!]!.brief.concept)) this.#atNight = true;
          return undefined;
        }
        const is: RelationId = SUPPORTS.has(link.id) ? 'climbing' : 'opening';
        for (const b of others) this.#edges.push({ a: subjects[0]!, is, b });
        return others[0] === undefined ? undefined : { is: 'hold', b: others[0] };
      }
    } else if (noun) {
      // a verb that takes no object is followed by somebody beside it
      const others = this.#group(text, false);
      if (others.length > 0) this.#edges.push({ a: subjects[0]!, is: 'beside', b: others[0]! });
    }
    for (const s of subjects) this.#nodes[s]!.act ??= { verb: link.id, ...(object ? { object } : {}) };
    if (link.id === 'dance' && subjects.length === 2 && this.#edges.length === 0)
      this.#edges.push({ a: subjects[0]!, is: 'dance', b: subjects[1]! });
    if (link.id === 'dance' && subjects.length === 1 && this.#nodes[subjects[0]!]!.count === 2)
      this.#pairUp(subjects, 'dance');
    return undefined;
  }

  /** "Crouching, two daggers": what is named in a list after an act is what the person has; false where it cannot be worn or held. */
  #has(id: number, text: string): boolean {
    const node = this.#nodes[id]!;
    const { brief } = readNoun(text, this.#read);
    if (node.brief.kind !== 'humanoid' || brief.scenery) return false;
    if (brief.kind !== 'thing' && brief.confidence >= KNOWN) return false;
    const whole = readNoun(`${node.text} with ${text.replace(/^[,\s]+/, '')}`, this.#read);
    if (whole.brief.parts.length <= node.brief.parts.length || whole.unknown.length > node.brief.unknown.length) return false; // biome-ignore format: one line
    this.#nodes[id] = { ...node, text: whole.text, brief: whole.brief };
    return true;
  }

  #bare(noun: NounPhrase): SceneNode {
    return { id: -1, text: noun.text, brief: noun.brief, count: noun.plural ? 2 : noun.count, changes: noun.changes };
  }

  /** Nodes of a phrase: one, or those of "X and Y". */
  #group(phrase: string, first: boolean, many = false): number[] {
    const text = phrase
      .replace(/^[,\s]+|[,\s]+$/g, '')
      .replace(/\b(?:and|while|is|are)$/, '')
      .trim();
    const bare = textOf(tokenise(text).filter((t) => !ARTICLES.has(t.text)));
    const couple = COUPLES[bare.split(' ').at(-1) ?? ''];
    if (couple && (bare === bare.split(' ').at(-1) || /^(?:young|old|happy|elderly|royal|married|cute|two) \w+$/.test(bare))) return couple.map((w) => this.#add(readNoun(bare.includes(' ') ? `${bare.split(' ')[0]} ${w}` : w, this.#read), false)); // biome-ignore format: one line
    const parts = text
      .split(/ and /.test(text) ? /\s*,\s*(?:and\s+)?|\s+and\s+(?:also\s+)?/ : / and /)
      .filter((p) => p.trim() !== '');
    if (
      parts.length > 1 &&
      !/\b(?:with|wearing|holding|of|in)\b/.test(parts[0]!.replace(GROUP_OF, '')) &&
      !this.#dressed(parts) &&
      parts.every((p) => this.#named(p)) &&
      !this.#isOneName(text)
    )
      return parts.flatMap((p) => this.#group(p, first, many));
    const acting = this.#acting(text);
    if (acting) {
      const ids = this.#group(acting.rest, first, many);
      for (const id of ids) this.#nodes[id]!.act ??= { verb: acting.verb };
      return ids;
    }
    const done = this.#doneTo(text);
    if (done) return done;
    const noun = readNoun(text, this.#read);
    const accompanied = this.#accompanied(text, noun);
    if (accompanied) return accompanied;
    // "three potions, red, blue and green": a colour each
    const { colours } = noun.brief;
    if (noun.count > 1 && colours.length === noun.count && /,| and /.test(text))
      return colours.map((colour) =>
        this.#add({ ...noun, count: 1, brief: { ...noun.brief, colours: [colour] } }, false),
      );
    const filled = this.#filled(text, noun);
    if (filled) return filled;
    if (noun.brief.confidence < KNOWN && !first) {
      const single = readNoun(singularOf(text), this.#read);
      if (single.brief.confidence >= KNOWN) return [this.#add({ ...single, plural: true }, many)];
      this.#unknown.push(...(noun.unknown.length > 0 ? noun.unknown : [noun.text]));
      return [];
    }
    return [this.#add(noun, many)];
  }

  /** "A man in a sweater and a cap": what a person wears and has, said in a list. */
  #dressed(parts: readonly string[]): boolean {
    const first = parts[0]!;
    if (!/ in /.test(first) || this.#read(first).kind !== 'humanoid') return false;
    return parts.slice(1).every((part) => {
      const alone = this.#read(part);
      return (
        alone.kind === 'thing' && this.#read(`${first} and ${part}`).parts.length >= this.#read(first).parts.length
      );
    });
  }

  /** "A wizard with a black cat": what is no part of the first is there as well; the rest of the list stays with the first. */
  #accompanied(text: string, whole: NounPhrase): number[] | undefined {
    const cut = /^(.+?) with (.+)$/.exec(text);
    if (!cut || whole.unknown.length === 0) return undefined;
    const main = readNoun(cut[1]!, this.#read);
    if (main.brief.confidence < KNOWN) return undefined;
    const mine: string[] = [];
    const others: NounPhrase[] = [];
    const inside: NounPhrase[] = [];
    for (const item of cut[2]!.split(/,|\band\b/)) {
      const bare = item.replace(/^\s*(?:his|her|its|their)\s/, '').trim();
      if (bare === '') continue;
      const other = readNoun(bare, this.#read);
      const words = tokenise(bare).map((t) => t.text);
      const lost = words.some((w) => whole.unknown.includes(w) || whole.unknown.includes(singularOf(w)));
      if (lost && other.unknown.length === 0 && isOpen(main.brief) && fits(other)) inside.push(other);
      else if (lost && other.unknown.length === 0 && stands(main.brief, other)) others.push(other);
      else mine.push(bare);
    }
    if (others.length + inside.length === 0) return undefined;
    const own = mine.length > 0 ? readNoun(`${cut[1]} with ${mine.join(' and ')}`, this.#read) : main;
    const a = this.#add(own, false);
    for (const other of inside) this.#edges.push({ a, is: 'full', b: this.#add(other, true) });
    for (const other of others) {
      const held =
        other.brief.kind === 'thing' && !isAlive(other.brief) && main.brief.kind === 'humanoid' && other.count === 1;
      const b = this.#add(other, true);
      // a bird that somebody has sits on the shoulder
      if (main.brief.kind === 'humanoid' && other.count === 1 && !other.plural && PERCHES.test(other.brief.concept))
        this.#edges.push({ a: b, is: 'on shoulder', b: a });
      else this.#edges.push({ a, is: held ? 'hold' : 'beside', b });
    }
    return [a];
  }

  /** "A nurse xyzing an old woman": whatever the word means, both are there; it is told as unknown. */
  #doneTo(text: string): number[] | undefined {
    const cut = /^(.+?) (?:is |are )?([a-z]{3,}ing) ((?:an?|the|his|her|its|their|two|three|some) .+)$/.exec(text);
    if (!cut || LEXICON.read(cut[2]!).length > 0) return undefined;
    const [who, whom] = [this.#read(cut[1]!), this.#read(cut[3]!)];
    if (who.confidence < 0.9 || whom.confidence < 0.9 || whom.scenery || !isAlive(who)) return undefined;
    this.#unknown.push(cut[2]!);
    const a = this.#group(cut[1]!, true);
    const held = !isAlive(whom) && who.kind === 'humanoid' && canHold(whom.concept);
    const last = this.#nodes[a.at(-1)!]!;
    const armed = held ? this.#read(`${last.text} with ${cut[3]}`) : undefined;
    if (armed && armed.parts.length > last.brief.parts.length) {
      this.#nodes[last.id] = { ...last, brief: { ...armed, count: 1 } };
      return a;
    }
    for (const b of this.#group(cut[3]!, false))
      this.#edges.push({ a: a[0]!, is: held ? 'hold' : isAlive(whom) ? 'facing' : 'beside', b });
    return a;
  }

  /** "A plate of sushi", "a jar of fireflies": what is in or on it is there as well. */
  #filled(text: string, noun: NounPhrase): number[] | undefined {
    const cut =
      /^((?:.+ )?(plate|tray|platter|dish|board|bowl|bucket|jar|basket|crate|box|barrel|cart|bag|sack|cauldron|pot|wheelbarrow|wagon|vase|mug|cup|glass|minecart|nest)) of (.+)$/.exec(
        text,
      );
    if (!cut || noun.brief.unknown.length === 0) return undefined;
    const [vessel, goods] = [readNoun(cut[1]!, this.#read), readNoun(cut[3]!, this.#read)];
    if (vessel.brief.confidence < KNOWN || goods.brief.confidence < 0.9 || goods.brief.kind === 'humanoid')
      return undefined;
    const flat = /plate|tray|platter|dish|board/.test(cut[2]!);
    const [a, b] = [this.#add(vessel, false), this.#add(flat ? { ...goods, plural: false } : goods, true)];
    this.#edges.push(flat ? { a: b, is: 'on', b: a } : { a, is: 'full', b });
    return [a];
  }

  /** "A sleeping dragon": what it does, and the rest. */
  #acting(text: string): { readonly verb: VerbId; readonly rest: string } | undefined {
    const tokens = tokenise(text);
    let from = 0;
    while (ARTICLES.has(tokens[from]?.text ?? '') || NUMBERS[tokens[from]?.text ?? ''] !== undefined) from++;
    const hit = LINKS.at(tokens, from);
    if (
      hit?.value.kind !== 'verb' ||
      from + hit.length >= tokens.length ||
      LEXICON.match(tokens, from).length > hit.length
    )
      return undefined;
    return { verb: hit.value.id, rest: textOf([...tokens.slice(0, from), ...tokens.slice(from + hit.length)]) };
  }

  #isOneName(text: string): boolean {
    const tokens = tokenise(text).filter((t) => !ARTICLES.has(t.text));
    return tokens.length > 0 && LEXICON.match(tokens, 0).length === tokens.length;
  }

  #named(text: string): boolean {
    const noun = readNoun(text, this.#read);
    return noun.brief.confidence >= KNOWN && !noun.brief.scenery;
  }

  #add(noun: NounPhrase, many: boolean): number {
    const id = this.#nodes.length;
    this.#unknown.push(...noun.unknown);
    const count = noun.plural ? (many ? 5 : 3) : noun.count;
    const line = count > 1 && this.#line ? { line: this.#line } : {};
    // balloons float on a string beside who holds them
    const floats =
      noun.brief.kind === 'humanoid'
        ? noun.brief.parts.find(({ piece }) => /^held\/(?:balloon|kite)$/.test(piece))
        : undefined;
    const brief = floats ? { ...noun.brief, parts: noun.brief.parts.filter((part) => part !== floats) } : noun.brief;
    this.#nodes.push({ id, text: noun.text, brief, count, changes: noun.changes, ...line });
    if (floats) {
      const balloon = this.#read(floats.piece.slice('held/'.length));
      const b = this.#nodes.length;
      this.#nodes.push({
        id: b,
        text: floats.piece.slice('held/'.length),
        brief: { ...balloon, colours: floats.colour ? [floats.colour] : [] },
        count: /balloons/.test(noun.text) ? 3 : 1,
        changes: [],
      });
      this.#edges.push({ a: id, is: 'hold', b });
    }
    return id;
  }
}

const QUEUE =
  /\b(?:queue|parade|procession|conga line|caravan) of\b|\bin (?:a |single )?(?:queue|file)\b|\bqueue?ing\b|\bwaiting in line\b|\bmarching in\b|\bone (?:behind|after) (?:the other|another)\b/i;
const ROW = /\b(?:row|line|lineup|line-up) of\b|\bin (?:a )?(?:row|line)\b|\blined up\b|\bside by side\b/i;

/** Possessives and turns of phrase brought to the words of the tables. */
const prepared = (description: string): string =>
  description
    .replace(/[.!?;]+/g, ' , ')
    .replace(
      /,\s*(?:heavy |light |falling |some )?(rain|snow|fog|mist|storm|thunderstorm)(?:y weather|ing)?\s*(?=,|$)/gi,
      ' in the $1',
    )
    .replace(/,\s*(?:night(?:time)?(?: (?:time|scene|sky))?)\s*(?=,|$)/gi, ' at night')
    .replace(/,\s*(sunset|dusk|sunrise|dawn)(?: (?:light|sky|colou?rs))?\s*(?=,|$)/gi, ' at $1')
    .replace(/bird(?:'|’)?s[- ]eye/gi, 'birds eye')
    // "a shelf with a skull on top": the skull is on the shelf
    .replace(/^(.+?) with (.+?),? on (?:top(?: of (?:it|them))?|it)(?=$|,)/i, '$2 on $1')
    .replace(/\bon (?:an? |the |his |her )?([a-z]+)'s (shoulder|head|back|lap)\b/gi, 'on the $2 of a $1')
    .replace(/\b(?:standing )?(?:all )?in an? (?:row|line|circle|group)\b/gi, ' ');

/** Somebody may be in it: a container, a seat, a building, water. */
const ROOMY: ReadonlySet<string> = new Set(['building', 'vehicle', 'furniture', 'container', 'plant', 'machine']);
/** Names of what something fits into, whoever draws it. */
const HOLLOW =
  /lamp|lantern|teapot|kettle|cauldron|vase|locket|capsule|cocoon|stump|crib|cradle|top-hat|jack-o|pumpkin|flask|vial|box|cup|mug|bag|basket|nest|boat|tub|pool|bucket|bottle|bubble|shell|jar|bowl|pot$|cage|crate|barrel|chest|window|pond|lake|sack|trunk|egg|globe|tank|drawer/;
const holds = ({ concept, confidence }: Brief): boolean =>
  confidence >= KNOWN &&
  (CONTAINERS[concept] !== undefined ||
    HOLLOW.test(concept) ||
    SEATS[concept] !== undefined ||
    ROOMY.has(categoryOf(concept) ?? '') ||
    (categoryOf(concept) === undefined && SHAPES[concept]?.class === 'large'));

const isDress = (text: string): boolean =>
  LEXICON.read(text.slice(text.lastIndexOf(' ') + 1)).some((r) => r.is === 'piece' || r.is === 'material' || r.is === 'colour' || r.is === 'element' || r.is === 'mood'); // biome-ignore format: one line
/** Filled from above: "a vase with flowers", "a basket with apples". */
const isOpen = ({ concept, kind, confidence }: Brief): boolean =>
  kind === 'thing' && confidence >= KNOWN && !CONTAINERS[concept]?.through && /vase|basket|bowl|bucket|crate|box|barrel|cart|sack|bag|cauldron|pot$|mug|cup|jar|wagon|wheelbarrow|plate|tray|nest|minecart/.test(concept); // biome-ignore format: one line
const FILLS: ReadonlySet<string> = new Set(['food', 'plant', 'valuable', 'potion', 'rock', 'tool', 'weapon', 'book']);
const fits = ({ brief, text }: NounPhrase): boolean =>
  brief.confidence >= 0.9 && brief.kind === 'thing' && !ON_SOMETHING.test(text) && sizeOf(brief) < 0.7 && (FILLS.has(categoryOf(brief.concept) ?? '') || isAlive(brief)); // biome-ignore format: one line

/** Whether something said "with" a subject is there by itself, rather than on it. */
function stands(main: Brief, other: NounPhrase): boolean {
  const { brief } = other;
  if (brief.confidence < 0.9 || brief.scenery || ON_SOMETHING.test(other.text)) return false;
  if (brief.kind !== 'thing' || isAlive(brief)) return true;
  const category = categoryOf(brief.concept);
  if (category === undefined)
    return main.kind === 'humanoid' && sizeOf(brief) < 0.7 && HELD_SHAPES.has(SHAPES[brief.concept]?.class ?? '');
  if (main.kind === 'humanoid') return category !== 'clothing' && category !== 'nature';
  return !other.plural && category !== 'clothing' && category !== 'nature' && category !== 'sign';
}
const HELD_SHAPES: ReadonlySet<string> = new Set([
  'tool',
  'food',
  'weapon',
  'music',
  'book',
  'container',
  'handheld',
  'object',
]);
/** Words of what is on the surface of something. */
const ON_SOMETHING =
  /\b(?:scales?|labels?|plume|feathers?|spots?|stripes?|badge|cover|door|doors|wedge|caps?|fringe|patterns?|skin|wings?|eyes?|legs?|teeth|tusks?|hair|beard|paint|handle|blade|roof|windows?|wheels?|leaves|flags?|star|emblem|lights?|cracks?|edges?|hood|goggles|glasses|scar|tattoos?|button|gems?|runes?|spikes?)$/;

const PERCHES =
  /^(?:parrot|macaw|owl|crow|raven|falcon|hawk|bird|canary|cockatoo|parakeet|barn-owl|snowy-owl|dove|pigeon)$/;
const SKY: ReadonlySet<string> = new Set(['moon', 'crescent-moon', 'full-moon', 'sun', 'star', 'planet', 'rainbow', 'cloud']); // biome-ignore format: a list
const SUPPORTS: ReadonlySet<VerbId> = new Set<VerbId>(['climb']);
/** What is made rather than named: the effects know these. */
const MADE = /\b(?:fire|fireball|flames?|ice|frost|lightning|thunder|spells?|magic|poison|bubbles?|laser|beam|arrows?|smoke|light|water|stones?)\b/; // biome-ignore format: a list
