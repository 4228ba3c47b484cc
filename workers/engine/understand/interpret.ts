import { fits } from '../catalogue/fittings.ts';
import { BEAST_HATS } from '../catalogue/garments/beast-hats.ts';
import { bearsMarks, markOf } from '../catalogue/marks.ts';
import { baseColour } from '../catalogue/materials.ts';
import { nameOfPart } from '../catalogue/places-of-things.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { partNamesOf } from '../subject/named-parts.ts';
import type { SubjectKind } from '../types.ts';
import {
  type Description,
  describe,
  emptyDescription,
  extend,
  headOf,
  joinCompound,
  type NamedColour,
} from './description.ts';
import type { Lexicon, Reading } from './lexicon.ts';
import { isNoun, isPureNoun, type Phrase, reading, type Unit } from './phrases.ts';

/** A noun that belongs to the subject, with what was said of it. */
export interface Mention {
  readonly unit: Unit;
  readonly description: Description;
  readonly role: Phrase['role'];
}

/** The text taken apart: who, what it has, what it must not have. Nothing is looked up by likeness yet. */
export interface Interpretation {
  /** The subject's noun, if one is known by name. */
  subject?: Unit;
  readonly description: Description;
  readonly mentions: Mention[];
  readonly without: Unit[];
  setting?: string;
  /** Unknown words that stood where the subject's noun stands, likeliest first. */
  readonly headWords: string[];
}

/** The colours of a pattern, its metal among them ("golden stars"); they are said of nothing else. */
function inksOf(rest: Description): NamedColour[] {
  const inks = rest.colours.splice(0);
  if (inks.length === 0 && rest.material) inks.push({ hex: baseColour(rest.material.id), name: rest.material.name });
  delete rest.material;
  delete rest.element;
  return inks;
}

const STAFFS = /^(?:staff|scepter|sceptre)$/;
/** Slots of what is worn, and staffs, which end in something. */
const WORN: ReadonlySet<string> = new Set(['hat', 'face', 'mouth', 'neck', 'torso', 'shoulders', 'hands', 'waist', 'legs', 'hose', 'feet', 'ink', 'pierced', 'back', 'carry']); // biome-ignore format: a list
const isWorn = (unit: Unit): boolean =>
  STAFFS.test(unit.text) ||
  unit.readings.some((r) => r.is === 'piece' && WORN.has(r.slot)) && unit.readings.every((r) => r.is !== 'piece' || WORN.has(r.slot)); // biome-ignore format: one line
/** What hands hold and nothing else: before it, a thing or a beast says what it is like. */
const isHeldOnly = (unit: Unit): boolean => HELD_LIKE.test(unit.text) && unit.readings.some((r) => r.is === 'piece');
const HELD_LIKE = /^(?:umbrella|parasol|sword|shield|balloon|axe|hammer|dagger|bow|lance|spear)$/;
const HELD_SLOTS: ReadonlySet<string> = new Set(['right', 'left']);
/** A thing or a beast, and nothing that is worn itself, or of which things are made. */
const likens = (unit: Unit): boolean =>
  !unit.feature && reading(unit, 'concept') !== undefined && reading(unit, 'concept')?.kind !== 'humanoid' && !unit.readings.some((r) => (r.is === 'piece' && WORN.has(r.slot)) || /^(?:colour|material|element|mood|build|guise|species)$/.test(r.is)); // biome-ignore format: one line

const isPiece = (unit: Unit): boolean => unit.readings.some((r) => r.is === 'piece' || r.is === 'component');
/** Verbs that take an object: what follows is not the subject. */
const TRANSITIVE: ReadonlySet<string> = new Set(['playing', 'reading', 'cooking', 'building', 'painting', 'drawing']);
const actsOn = (unit: Unit): boolean =>
  reading(unit, 'action')?.id === 'eat' || TRANSITIVE.has(unit.text) || (/[a-z]{3}ing$/.test(unit.text) && reading(unit, 'action') !== undefined && !/^(?:flying|standing|sitting|sleeping|swimming|floating|burning|dancing|smiling|fighting|flaming|walking|running|jumping|crawling|laughing|crying|screaming|living|charging|hovering|glowing|praying|kneeling)$/.test(unit.text)); // biome-ignore format: one line
const isAlive = (unit: Unit): boolean => {
  const concept = reading(unit, 'concept');
  return concept !== undefined && concept.kind !== 'thing';
};
const isConcept = (unit: Unit): boolean => unit.readings.some((r) => r.is === 'concept' || r.is === 'species');

/** Reads phrases in order; each role says what its noun and its adjectives belong to. */
export function interpret(phrases: readonly Phrase[], lexicon: Lexicon): Interpretation {
  const result: Interpretation = { description: emptyDescription(), mentions: [], without: [], headWords: [] };
  // what "is", "of" and "made of" speak about: the noun said last
  let target: Description = result.description;

  const addMentions = (units: readonly Unit[], role: Phrase['role']): void => {
    const dress = units.at(-1);
    if (dress && OUTFIT.test(dress.text) && units.some((u) => reading(u, 'concept')?.kind === 'humanoid')) {
      // "in a nurse outfit": the clothes of somebody
      const description = describe(units, units.length - 1);
      result.mentions.push({ unit: dress, description, role });
      target = description;
      return;
    }
    let from = 0;
    const nouns = units
      // "a giant ladle": how large it is, and nobody
      .map((u, i) => (isNoun(u) && ((isPureNoun(u) && !(reading(u, 'build') && units[i + 1] && isNoun(units[i + 1]!))) || !units.slice(i + 1).some(isNoun)) ? i : -1)) // biome-ignore format: one line
      .filter((i) => i >= 0)
      // "a gold lion emblem": its colour, and no gold
      .filter((i) => isPureNoun(units[i]!) || !units.slice(i + 1).some((u) => reading(u, 'pattern') && !isNoun(u)))
      // "strawberry shoes": what stands before something worn says what that is like
      .filter(
        (i) =>
          !(
            role !== 'hold' &&
            units[i + 1] &&
            (isWorn(units[i + 1]!) || isHeldOnly(units[i + 1]!)) &&
            likens(units[i]!)
          ),
      );
    // "knight, black and white": colours alone
    const hues = units.every((u) => reading(u, 'colour') && !isPureNoun(u));
    // "with two bells, mint green"
    const plain = hues && (role === 'more' || (role === 'with' && units.length > 1 && !isNoun(units.at(-1)!)));
    if (nouns.length === 0 || plain) {
      const rest = describe(units, -1);
      if (rest.pattern && target !== rest) {
        // "a dress with white dots": what was named last has them; a shotgun has no cross on the chest
        const last = result.mentions.at(-1);
        const held = last?.description === target && rest.pattern.kind.startsWith('emblem:') && last.unit.readings.some((r) => r.is === 'piece' && HELD_SLOTS.has(r.slot)) && !/shield|banner|flag|bag|sack|drum|fan|umbrella|book|ball/.test(last.unit.text); // biome-ignore format: one line
        const bearer = held ? result.description : target;
        bearer.pattern = { ...rest.pattern, inks: inksOf(rest) };
        delete rest.pattern;
      }
      // "with zogwort": an unknown noun is unknown, and its adjectives must not colour the subject
      if (rest.unknown.length > 0) result.description.unknown.push(...rest.unknown);
      else extend(result.description, rest);
      return;
    }
    nouns.forEach((noun, k) => {
      const end = k === nouns.length - 1 ? units.length : noun + 1;
      const part = joinCompound(units.slice(from, end), noun - from, lexicon);
      const unit = part.units[part.head] as Unit;
      const description = describe(part.units, part.head);
      const pattern = reading(unit, 'pattern');
      if (pattern && !isConcept(unit)) {
        // a part of things, a pattern of clothes
        target.pattern ??= {
          kind: pattern.id,
          text: unit.text,
          inks: inksOf({ ...description, colours: [...description.colours] }),
        };
        result.mentions.push({ unit, description, role });
      } else if (isPiece(unit) || isConcept(unit)) {
        result.mentions.push({ unit, description, role });
        target = description;
      } else {
        const setting = reading(unit, 'setting');
        if (setting) result.setting ??= setting.id;
      }
      from = end;
    });
  };

  const takeSubject = (units: readonly Unit[]): void => {
    const doing = units.findIndex((u, i) => i > 0 && actsOn(u) && units.slice(0, i).some(isAlive));
    if (doing > 0 && doing < units.length - 1) {
      // "red panda eating bamboo": who eats is meant, not what is eaten
      takeSubject(units.slice(0, doing + (reading(units[doing]!, 'action') ? 1 : 0)));
      addMentions(units.slice(doing + 1), 'hold');
      return;
    }
    const head = kindBefore(units, headOf(units));
    const person = units.findIndex((u) => reading(u, 'species') || reading(u, 'concept')?.kind === 'humanoid');
    if (person >= 0 && head > person + 1 && isPiece(units[head] as Unit)) {
      // "knight red cape golden crown": tags after a person describe the person
      takeSubject(units.slice(0, person + 1));
      addMentions(units.slice(person + 1), 'with');
      return;
    }
    const joined = joinCompound(units, head, lexicon);
    const unit = joined.units[joined.head];
    const description = describe(joined.units, joined.head);
    if (unit && isConcept(unit)) {
      result.subject = unit;
      extend(result.description, description);
      target = result.description;
      unknownHead(joined.units, joined.head, result);
    } else if (unit && isPiece(unit)) {
      result.mentions.push({ unit, description, role: 'subject' });
      target = description;
    } else {
      extend(result.description, description);
      if (unit) result.setting ??= reading(unit, 'setting')?.id;
      result.headWords.unshift(...description.unknown.slice().reverse());
    }
  };

  for (const { role, units } of phrases) {
    switch (role) {
      case 'subject':
        takeSubject(units);
        break;
      case 'more':
        if (demotes(result.subject, units)) {
          // "the cape is red …, a king": the garment belongs to the person who is named later
          result.mentions.push({ unit: result.subject as Unit, description: { ...result.description }, role: 'with' });
          Object.assign(result.description, emptyDescription(), {
            material: undefined,
            element: undefined,
            count: undefined,
          });
          takeSubject(units);
        } else if (says(result.subject, units)) {
          // "1girl, witch", "a character, young female ranger": who is meant in particular is said later
          const before = { ...result.description };
          Object.assign(result.description, emptyDescription(), {
            material: undefined,
            element: undefined,
            count: undefined,
          });
          takeSubject(units);
          extend(result.description, { ...before, nouns: [] });
        } else if (result.subject || !units.some(isConcept)) addMentions(units, role);
        else takeSubject(units);
        break;
      case 'with':
      case 'wear':
      case 'hold':
        addMentions(units, role);
        break;
      case 'ride':
        result.description.actions.push('ride');
        addMentions(units, role);
        break;
      case 'place':
        placed(units, result, addMentions, lexicon);
        break;
      case 'of':
      case 'made':
      case 'is': {
        const head = headOf(units);
        if (
          !result.subject &&
          role !== 'made' &&
          head >= 0 &&
          isConcept(units[head] as Unit) &&
          result.mentions.length === 0
        )
          takeSubject(units);
        else if (role === 'is' && units.some((u) => isPiece(u) && isPureNoun(u))) addMentions(units, 'with');
        else extend(target, describe(units, -1));
        break;
      }
      case 'without':
        result.without.push(...removed(units, lexicon));
        break;
      case 'for':
        result.description.unknown.push(
          ...units.filter((u) => u.readings.length === 0 || isPureNoun(u)).map((u) => u.text),
        );
        break;
    }
  }
  return result;
}

/** Words for anybody who fights or lives by it: whoever stands before them is somebody in particular. */
export const ANY_FIGHTER: ReadonlySet<string> = new Set(
  'warrior soldier fighter hero heroine champion archer guard hunter shaman'.split(' '),
);

/** Kinds of people: "a pirate skeleton" is a pirate of theirs, as "a skeleton pirate" is. */
const KIN = /^(?:zombie|skeleton|vampire|goblin|orc|robot|android|elf|dwarf|ghost|demon|troll|ogre|alien|gnome|hobbit|halfling|mummy|ghoul|werewolf|imp|cyborg)$/; // biome-ignore format: one line
const isKin = ({ text, readings }: Unit): boolean => KIN.test(text) && readings.some((r) => r.is === 'species');
const isTrade = (unit: Unit): boolean => {
  const concept = reading(unit, 'concept');
  return concept?.kind === 'humanoid' && !concept.weak && !concept.general && !ANYBODY.has(concept.id) && !reading(unit, 'species') && !reading(unit, 'build') && !ANY_FIGHTER.has(unit.text); // biome-ignore format: one line
};

/** Who learns a trade, and who leads those of it: "an alchemist apprentice", "a bandit leader". */
export const RANKS: ReadonlySet<string> = new Set('apprentice trainee novice cadet recruit rookie intern initiate assistant helper leader boss captain chief commander master elder member veteran elite'.split(' ')); // biome-ignore format: a list

/** "A samurai warrior" is a samurai; "an elf warrior" stays a warrior, of the elves. */
function kindBefore(units: readonly Unit[], head: number): number {
  if (head > 0 && isKin(units[head]!) && isTrade(units[head - 1]!)) return head - 1;
  if (head > 0 && RANKS.has(units[head]!.text) && isTrade(units[head - 1]!)) return head - 1;
  if (head < 1 || !ANY_FIGHTER.has(units[head]!.text)) return head;
  const before = units[head - 1]!;
  const concept = reading(before, 'concept');
  if (!concept || reading(before, 'species')) return head;
  const fights = /warrior|soldier|fighter|hero|champion/.test(units[head]!.text);
  return fights && concept.kind === 'humanoid' && !concept.general ? head - 1 : head;
}

/** Somebody or something in general, and then who or what of that kind. */
function says(subject: Unit | undefined, units: readonly Unit[]): boolean {
  const general = subject && reading(subject, 'concept');
  if (!general || !(general.weak || general.general || ANYBODY.has(general.id))) return false;
  const head = units[headOf(units)];
  const meant = head && reading(head, 'concept');
  return (
    meant !== undefined &&
    !meant.weak &&
    !meant.general &&
    !ANYBODY.has(meant.id) &&
    !isPiece(head!) &&
    (meant.kind === general.kind || !/humanoid|weapon|person/.test(general.id))
  );
}
const ANYBODY: ReadonlySet<string> = new Set(['person', 'woman', 'child', 'man', 'boy', 'girl']);

const demotes = (subject: Unit | undefined, units: readonly Unit[]): boolean =>
  subject !== undefined &&
  reading(subject, 'piece') !== undefined &&
  units.some((u) => reading(u, 'concept')?.kind === 'humanoid');

/** Words for all that somebody wears. */
export const OUTFIT = /^(?:outfit|costume|uniform|clothes|clothing|garb|attire|cosplay)$/;
const HANDS: ReadonlySet<string> = new Set(['right', 'left']);

/** In, on, at: a setting, clothing ("in a red robe"), colours ("in blue"), or nothing that is drawn. */
function placed(
  units: readonly Unit[],
  result: Interpretation,
  addMentions: (units: readonly Unit[], role: Phrase['role']) => void,
  lexicon: Lexicon,
): void {
  const places = units.filter((u) => reading(u, 'setting'));
  const setting = places.at(-1);
  if (setting) {
    result.setting ??= reading(setting, 'setting')?.id;
    return;
  }
  const last = units[headOf(units)];
  // "in a red gown": a thing of that name, and a gown
  const garment = last && lexicon.read(last.text.slice(last.text.lastIndexOf(' ') + 1)).some((r) => r.is === 'piece' && !HANDS.has(r.slot)); // biome-ignore format: one line
  const outfit = OUTFIT.test(units.at(-1)?.text ?? '');
  // "tattoos on both arms", "a plaster on the nose": where, and neither arms of a soldier nor a nose of its own
  if (last && ON_BODY.test(last.text) && units.every((u) => u === last || u.readings.length === 0 || reading(u, 'count'))) return; // biome-ignore format: one line
  if (!last || reading(last, 'piece') || garment || outfit) addMentions(units, 'wear');
  else result.description.unknown.push(...units.filter((u) => isNoun(u) && !BODY.has(u.text)).map((u) => u.text));
}

const ON_BODY = /^(?:(?:upper |fore)?arms?|nose|knees?|elbows?|cheeks?|chin)$/;
/** "A bow on her back": where something is worn, which the piece says itself. */
const BODY: ReadonlySet<string> = new Set('hand hands mouth finger fingers back shoulder shoulders hip hips belt waist head neck chest side sides face forehead wrist wrists ear ears hands arm arms feet legs'.split(' ')); // biome-ignore format: a list

/** "Dragon zogbert": the unknown noun after the head may be the real one; only a text network can tell, so it is kept. */
function unknownHead(units: readonly Unit[], head: number, result: Interpretation): void {
  for (const unit of units.slice(head + 1)) if (unit.readings.length === 0) result.headWords.push(unit.text);
}

/** Units that a "without" removes: nouns with their compounds, and adjectives alone ("no red"). */
export function removed(units: readonly Unit[], lexicon: Lexicon): Unit[] {
  const result: Unit[] = [];
  units.forEach((unit, i) => {
    const joined = isNoun(unit) ? joinCompound(units.slice(0, i + 1), i, lexicon) : undefined;
    result.push(joined ? (joined.units[joined.head] as Unit) : unit);
  });
  return result;
}

/** Whether a thing has a place or a part that drawings name: what lives has parts of its own, and no lid. */
function hasPart(concept: string, id: string): boolean {
  if (categoryOf(concept) === 'monster') return false;
  const mark = markOf(id);
  if (mark) return bearsMarks(concept) && fits(concept, mark);
  const name = nameOfPart(id);
  return name === undefined || partNamesOf(concept).has(name);
}

/** Readings of a word that one subject can have: pieces for people, components for its own concept or kind. */
export function pieceReadings(
  unit: Unit,
  subject: { readonly kind: SubjectKind; readonly concept: string },
): Extract<Reading, { is: 'piece' | 'component' }>[] {
  const own: Extract<Reading, { is: 'piece' | 'component' }>[] = [];
  const found: Extract<Reading, { is: 'piece' | 'component' }>[] = [];
  for (const r of unit.readings) {
    if (r.is === 'piece' && (subject.kind === 'humanoid' || (subject.kind === 'quadruped' && BEAST_HATS[r.id])))
      found.push(r);
    if (r.is !== 'component') continue;
    const any = r.concept === `any ${subject.kind}` && (subject.kind !== 'thing' || hasPart(subject.concept, r.id));
    // what its own table calls so goes before the places of any thing
    if (r.concept === subject.concept) own.push(r);
    else if (any) found.push(r);
  }
  return [...own, ...found];
}
