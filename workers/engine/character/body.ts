import { hexToOklab } from '../../../src/pixels/color.ts';
import { heldConcept } from '../catalogue/garments/held-thing.ts';
import { canBeHead, onArmId, perchedId, thingHatId, thingHeadId } from '../catalogue/garments/thing-heads.ts';
import { readNoun } from '../composition/read/noun-phrase.ts';
import { readScene } from '../composition/read/read-scene.ts';
import { inPlainOrder } from '../composition/read/syntax/subject-text.ts';
import { drawSubject } from '../subject/draw-subject.ts';
import { bodyOf, rowOf } from '../subject/sources.ts';
import type { Brief } from '../types.ts';
import { understand } from '../understand/index.ts';
import { type EngineTools, readDescription } from '../understand/read-description.ts';
import type { CharacterRequest } from './types.ts';

/** What a thing becomes when it has to walk on two legs: a body of its colour. */
const BODY_OF_A_THING = 'golem';
/** Below this, what was understood is a guess: nobody asked for that thing. */
const SURE = 0.5;

/** Words that put a beast on two legs: its kin among people is meant. */
const UPRIGHT =
  /\b(?:anthro\w*|humanoid|human(?:-?like)?|bipedal|two-?\s?legged|(?:on|with) (?:two|(?:its|his|her|their) hind) legs|upright|were[a-z]+|[a-z]+folk|furry|person|people|man|woman|girl|boy|guy|lady)\b/i;

/** "Mushroom man", and not "humanoid slime", which is to have two legs. */
const NAMED = /\b(?:person|people|man|men|woman|women|girl|boy|guy|lady)\b/i;
const SOMEBODY = /^(?:person|man|woman|girl|boy|guy|lady)$/i;

/**
 * Who a description names. A creature and a thing stay what they are, on their own bodies; on the skeleton of an animal,
 * things that do not live become that animal. Words like "anthro" give a beast its two-legged kin. What the words say of
 * colours, clothes and things in hands stays.
 */
export async function bodyFor(
  { description: typed, template, seed }: Pick<CharacterRequest, 'description' | 'template' | 'seed'>,
  tools: EngineTools,
): Promise<Brief> {
  const description = inPlainOrder(typed, tools.words);
  const told = withKin(await readDescription(description, { seed }, tools), description, tools);
  const wanted = template === 'mannequin' ? 'humanoid' : 'quadruped';
  if (told.kind === 'humanoid' && wanted === 'humanoid') return withCompany(told, typed, tools);
  if (told.kind === wanted || isItself(told, description, template)) return told;
  const named = template === 'mannequin' ? kinOf(told) : template;
  if (named === BODY_OF_A_THING && bodyOf(told).living !== true && canBeHead(told.concept))
    return withHeadOf(told, description, seed, tools);
  const brief = await readDescription(`${named}, ${description}`, { seed }, tools);
  const body = brief.kind === wanted ? brief : await readDescription(named, { seed }, tools);
  const own = body.colours.length > 0 ? body.colours : told.colours;
  const colours = own.length === 0 && named === BODY_OF_A_THING ? [mainColour(told)] : own;
  return { ...body, colours, drawnAs: `${body.drawnAs} for "${description.trim()}"` };
}

/** "Toaster man with a cape": somebody whose head is that thing. */
async function withHeadOf(thing: Brief, description: string, seed: number, tools: EngineTools): Promise<Brief> {
  const { 0: who = 'person', index = 0 } = UPRIGHT.exec(description) ?? {};
  const said = `${SOMEBODY.test(who) ? who : 'person'}${description.slice(index + who.length)}`;
  const read = await readDescription(said, { seed }, tools);
  const body = read.kind === 'humanoid' ? read : await readDescription('person', { seed }, tools);
  const colours = body.colours.length > 0 ? body.colours : [mainColour(thing)];
  const name = thing.concept.replaceAll('-', ' ');
  return {
    ...body,
    ...{ colours, parts: [...body.parts, { piece: thingHeadId(thing.concept) }] },
    drawnAs: `${body.drawnAs} with ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} for a head`,
  };
}

/** Who sits on a shoulder or on the head of somebody goes with them: "a pirate with a parrot". */
function withCompany(told: Brief, description: string, { words }: EngineTools): Brief {
  if (!SEATED.test(description)) return told;
  const { nodes, edges } = readScene(description, (text) => understand(text, words ? { words } : {}));
  const company = edges.flatMap(({ a, is, b }) => {
    const guest = nodes[a]?.brief;
    const seat = b === 0 && guest?.kind === 'thing' && guest.count === 1 && SEATS[is];
    if (!seat || !guest || !canBeHead(guest.concept) || told.parts.some((p) => p.piece === guest.concept)) return [];
    const [colour] = guest.colours;
    return [{ guest, text: nodes[a]?.text ?? '', part: { piece: seat(guest.concept), ...(colour ? { colour } : {}) } }];
  });
  const names = company.flatMap(({ guest }) => guest.concept.split('-'));
  if (!names.length) return told;
  // "a frog on his head" may have been read as held as well
  const seated = new Set<string | undefined>(company.map(({ guest }) => guest.concept));
  // "a falcon" is drawn as a hawk: the word that was typed is known as well
  const said = new Set(company.flatMap(({ text }) => text.toLowerCase().split(/[^a-z]+/)));
  return {
    ...told,
    parts: [...told.parts.filter((p) => !seated.has(heldConcept(p.piece))), ...company.map(({ part }) => part)],
    unknown: told.unknown.filter((word) => !names.includes(word) && !said.has(word)),
    drawnAs: [told.drawnAs, ...company.flatMap(({ guest }) => (told.drawnAs.includes(guest.drawnAs) ? [] : [guest.drawnAs]))].join(' and '), // biome-ignore format: one line
  };
}
/** Where of somebody others sit. */
const SEATED = /\b(?:shoulders?|head|arm|forearm|hand|fist|wrist|finger)\b/i;
const SEATS: Readonly<Record<string, (concept: string) => string>> = {
  'on shoulder': perchedId,
  'on head': thingHatId,
  'on hand': onArmId,
};

/**
 * What a phrase says beyond its tables: somebody's kin ("cat wizard") and a beast's wings ("winged wolf"). Words
 * of sentences stay as they were read.
 */
function withKin(told: Brief, description: string, { words }: EngineTools): Brief {
  const read = (text: string): Brief => understand(text, words ? { words } : {});
  const { brief, changes } = readNoun(description, read);
  if (brief.kind !== told.kind || brief.concept !== told.concept) return told;
  if (told.kind === 'humanoid')
    return brief.species === told.species || !brief.species
      ? told
      : {
          ...told,
          species: brief.species,
          unknown: told.unknown.filter((word) => !brief.drawnAs.includes(word)),
          drawnAs: brief.drawnAs,
        };
  if (told.kind !== 'quadruped') return told;
  if (!changes.some((change) => change.is === 'wings')) return told;
  return {
    ...told,
    parts: [...told.parts, { piece: 'wings' }],
    unknown: told.unknown.filter((word) => !/^wing/.test(word)),
    drawnAs: `${told.drawnAs} with wings`,
  };
}

/** Whether what was understood is drawn as it is, whatever skeleton was asked for. */
function isItself(told: Brief, description: string, template: CharacterRequest['template']): boolean {
  if (told.kind === 'humanoid' || told.confidence < SURE) return false;
  const living = bodyOf(told).living === true;
  // a mushroom man is the monster of that name, and no golem of its colour
  if (template === 'mannequin')
    return (
      !UPRIGHT.test(description) ||
      (told.kind === 'thing' && living && !rowOf(told)?.folk && NAMED.test(description)) ||
      // "gingerbread man" is the name of it
      UPRIGHT.test(told.concept.replaceAll('-', ' '))
    );
  return living;
}

const kinOf = (brief: Brief): string => {
  // words that name nothing are somebody
  if (brief.confidence === 0) return 'person';
  return rowOf(brief)?.folk ?? (brief.kind === 'quadruped' ? 'wolffolk' : BODY_OF_A_THING);
};

/** The most frequent colour of a thing that is neither nearly black nor nearly white. */
function mainColour(brief: Brief): string {
  const { palette } = drawSubject(brief, { width: 32, height: 32, style: {}, seed: 0, variation: 0 });
  const clear = palette.find((hex) => {
    const [lightness] = hexToOklab(hex);
    return lightness > 0.4 && lightness < 0.95;
  });
  return clear ?? palette[0] ?? '#808080';
}
