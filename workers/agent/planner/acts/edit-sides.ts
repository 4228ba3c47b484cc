/** More sides of something, or another one: "upgrade her to 8 dirs", "facing left", "seen from above". */
import { project } from '../context.ts';
import { isFigure, isSprite, isThing, namesOf } from '../meant.ts';
import { sidesIn, sidesOf } from '../moving.ts';
import { pixelSteps } from '../pixels.ts';
import type { Context, Outcome, Own, Step } from '../types.ts';

/** How it was made here, else what is known of it: its words, and on record how large and of how many sides it is. */
export const drawnFrom = (one: Own): Readonly<Record<string, unknown>> => {
  const { made, description, name, size, sides } = one;
  if (made && 'description' in made.args) return made.args;
  const large = !size || one.list === 'OBJECT' ? {} : isFigure(one) ? { size: size.height } : size;
  return { description: description || name, ...large, ...(isFigure(one) && sides === 4 ? { n_directions: 4 } : {}) };
};

/** All sides of a character or a thing: it is drawn anew from them, as a finished picture has those that it has. */
export function turned(own: readonly Own[], words: readonly string[], context: Context): Outcome {
  const asked = sidesIn(words);
  // of a finished one nobody knows whether it has more than four: who asks for eight has seen fewer
  const there = own.filter((one) => isFigure(one) && (sidesOf(one) ?? 4) >= Math.max(asked.length, 1));
  const steps = own
    .filter((one) => !there.includes(one))
    .flatMap((one): Step[] => {
      if (isFigure(one))
        return [
          {
            tool: 'create_character',
            args: { ...drawnFrom(one), n_directions: asked.length > 4 ? 8 : 4, ...project(context) },
            price: 1,
            what: `${one.name} from ${asked.length > 4 ? 8 : 4} directions`,
          },
        ];
      return isThing(one)
        ? [
            {
              tool: 'create_8_direction_object',
              args: { description: one.description || one.name, size: sizeOf(one), ...project(context) },
              price: 20,
              what: `${one.name} from 8 directions`,
            },
          ]
        : [];
    });
  const have = there.length
    ? `${namesOf(there)} ${there.length > 1 ? 'have' : 'has'} ${Math.min(...there.map((one) => sidesOf(one) ?? 4))} directions${there.some((one) => sidesOf(one) === undefined) ? ' or more' : ''}, ${asked.length === 1 ? `${asked[0]} among them` : 'left and right among them'}: they are in the files and on ${there.length > 1 ? 'their pages' : 'its page'} in the library, and a movement takes them one by one ("walking, facing left").`
    : '';
  if (!steps.length)
    return { steps: [], say: have || `${namesOf(own)} cannot be turned: tiles, maps and interfaces have one side.` };
  const some = own.filter((one) => !there.includes(one));
  return {
    steps,
    notes: have ? [have] : [],
    instead: `Sides cannot be added to a finished ${isFigure(some[0]!) ? 'character' : 'picture'}: I would draw ${namesOf(some)} anew from the same words, from all of them. ${some.length > 1 ? 'They' : 'It'} may look a little different; what you have stays, its movements would be made again.`,
  };
}

const sizeOf = ({ made, size }: Own): number =>
  Math.min(168, Math.max(32, Number(made?.args.size ?? made?.args.width ?? size?.width ?? 64)));

/** From another side: characters have them; a thing is turned over, or drawn anew from there. */
export function seen(own: readonly Own[], views: readonly string[], context: Context, also: boolean): Outcome {
  const sides = sidesIn(views);
  const above = /\b(?:above|top[- ]?down|bird)/i.test(views.join(' '));
  const things = own.filter((one) => isThing(one) && !(one.made?.tool === 'create_8_direction_object'));
  // "a torch in the left hand": no side of the whole
  if (also && !sides.length && !above) return { steps: [], notes: [`"${views.join(' ')}" is told with it.`] };
  if (also && own.every(isFigure))
    return {
      steps: [],
      notes: [
        `${namesOf(own)} ${own.length > 1 ? 'are' : 'is'} seen from all of ${own.length > 1 ? 'their' : 'its'} sides with it: in the picture from the front what is left of the figure is on the right.`,
      ],
    };
  if (above || /\bside ?(?:view|scroll)|\bfrom the side\b|\bisometric\b/i.test(views.join(' ')))
    return fromThere(own, above, views, context);
  if (sides.length > 2 || !things.length) return turned(own, views, context);
  return {
    steps: pixelSteps(things, { args: { change: 'flip', value: 'horizontal' }, what: 'mirrored' }),
    instead: `Which way ${namesOf(things)} ${things.length > 1 ? 'face' : 'faces'} I do not see. Mirrored, ${things.length > 1 ? 'they face' : 'it faces'} the other way, pixel by pixel the same (an engine does so for nothing: flip_h in Godot, flipX in Unity).`,
  };
}

function fromThere(own: readonly Own[], above: boolean, views: readonly string[], { projectId }: Context): Outcome {
  const view = above ? 'high top-down' : 'side';
  const steps = own.filter(isSprite).map((one) => ({
    tool: isFigure(one) ? 'create_character' : 'create_map_object',
    args: {
      ...(isFigure(one) ? {} : (one.size ?? { width: 48, height: 48 })),
      ...(one.made && 'description' in one.made.args && /create_(?:character|map_object)$/.test(one.made.tool)
        ? one.made.args
        : { description: one.description || one.name }),
      view,
      ...(projectId ? { project_id: projectId } : {}),
    },
    price: 1,
    what: `${one.name}, ${above ? 'seen from above' : 'seen from the side'}`,
  }));
  return {
    steps,
    instead: `A finished picture cannot be seen from elsewhere ("${views.join(', ')}"): I would draw ${namesOf(own)} anew from the same words, seen from ${above ? 'above' : 'the side'}. It may look a little different; what you have stays.`,
  };
}
