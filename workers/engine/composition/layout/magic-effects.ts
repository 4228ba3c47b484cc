/** Effects of acts that shine or burn: breaths, spells, shots, blows, auras and explosions, by the names that verbs call them by. */
import { ball, blaze, bolt, breath, ELEMENTS, elementOf } from '../effects/flames.ts';
import { nozzle } from '../effects/hand-tools.ts';
import { arrow, aura, explosion, magicCircle, mark, ring, slash, spark, streaks } from '../effects/marks.ts';
import type { ActEffects } from './act-stage.ts';

export const MAGIC_EFFECTS: ActEffects = {
  breath: ({ node, words, nose, side, tall, S, seed, turned, put }) => {
    const element = elementOf(words) ?? 'fire';
    // who breathes is what was asked for: a beast keeps its size beside its breath
    const long = node.brief.kind === 'humanoid' ? Math.max(tall * 0.6, S * 0.75) : Math.max(tall * 0.45, S * 0.4);
    const e = turned(breath(element, long, 0.16, seed));
    const lamp = { colour: ELEMENTS[element]![2], reach: tall };
    return [put(e, nose.x - side * 2, nose.y, 4, element, { glow: true, lamp })];
  },
  // out of a hose in both hands; beasts do it with their mouths
  spray: (stage) => {
    const { node, words, reach, side, S, seed, turned, put } = stage;
    if (node.brief.kind !== 'humanoid') return MAGIC_EFFECTS.breath!(stage);
    const element = elementOf(words) ?? 'water';
    const lit = element === 'water' ? {} : ({ glow: true } as const);
    return [
      put(turned(breath(element, S * 0.85, 0.1, seed)), reach.x + side * S * 0.14, reach.y, 4, element, lit),
      put(turned(nozzle(S * 0.26)), reach.x + side * S * 0.16, reach.y, 5, 'hose'),
    ];
  },
  cast: ({ node, said, words, reach, side, S, seed, turned, put, centre, joint, tool }) => {
    const named = elementOf(words);
    // the spell of a fire mage is fire
    const element = named ?? elementOf(node.text);
    const known = said && said.brief.confidence >= 0.9 && said.brief.kind === 'thing' && !named;
    if (known)
      return [
        centre(tool(0.42).sprite, reach.x + side * S * 0.26, reach.y, 4, said.text, { glow: true }),
        centre(aura(S * 0.7, S * 0.7, '#d08cf8'), reach.x + side * S * 0.26, reach.y, 3, 'magic', { glow: true }),
      ];
    if (named === 'lightning') {
      const lamp = { colour: '#8cb4ff', reach: S };
      return [
        put(turned(bolt('lightning', S * 1.1, seed)), reach.x + side * 2, reach.y, 4, 'lightning', {
          glow: true,
          lamp,
        }),
      ];
    }
    if (/laser|beam/.test(words))
      return [put(turned(bolt('laser', S * 1.1, seed)), reach.x + side * 2, reach.y, 4, 'laser', { glow: true })];
    const lit = { glow: true, lamp: { colour: ELEMENTS[element ?? 'magic']![2], reach: S } } as const;
    // a bolt is a ball that is put as a jet is
    const isBall = /ball|orb|missile|^$/.test(words) || named === undefined;
    const e =
      isBall || element === undefined || /bolt/.test(words)
        ? turned(ball(element ?? 'magic', S * 0.42, seed))
        : turned(breath(element, S * 0.85, 0, seed));
    if (!isBall && element) return [put(e, reach.x, reach.y, 4, element, lit)];
    const thrown = centre(e, reach.x + side * S * 0.34, reach.y - S * 0.02, 4, `${element ?? 'magic'} ball`, lit);
    if (named) return [thrown];
    return [thrown, centre(magicCircle(S * 0.8), joint('origin').x, -S * 0.02, -2, 'magic circle', { glow: true })];
  },
  summon: ({ reach, side, S, centre }) => [
    centre(spark(S * 0.2, ['#ffffff', '#e0b8ff', '#8c4cd8']), reach.x + side * S * 0.06, reach.y, 4, 'magic', {
      glow: true,
    }),
  ],
  slash: ({ at, right, width, height, S, turned, centre }) => [
    centre(turned(slash(S * 0.85)), at.x + width * (right ? 0.66 : 0.34), at.y + height * 0.55, -1, 'slash', {
      glow: true,
    }),
  ],
  shot: ({ node, words, reach, side, S, seed, turned, put, centre }) => {
    if (/laser/.test(words))
      return [put(turned(bolt('laser', S, seed)), reach.x + side * S * 0.15, reach.y, 4, 'laser', { glow: true })];
    if (/gun|pistol|rifle|musket|cannon|revolver|blaster/.test(`${words} ${node.text}`))
      return [centre(spark(S * 0.22), reach.x + side * S * 0.3, reach.y - S * 0.03, 4, 'muzzle flash', { glow: true })];
    return [
      put(turned(arrow(S * 0.46)), reach.x + side * S * 0.2, reach.y, 4, 'arrow'),
      put(turned(streaks(S * 0.2, S * 0.12)), reach.x + side * S * 0.18, reach.y, 3, 'wind'),
    ];
  },
  // an arrow on the string, where the figure has no bow of its own; a gun shows by itself what is aimed
  nocked: ({ at, words, node, reach, side, S, turned, put }) =>
    at.sprite &&
    /\bbow\b|gun|pistol|rifle|musket|cannon|revolver|blaster|launcher|crossbow|bazooka/.test(
      `${words} ${node.text} ${node.brief.parts.map((p) => p.piece).join(' ')}${node.brief.kind === 'humanoid' ? ' bow' : ''}`,
    )
      ? []
      : [put(turned(arrow(S * 0.46)), reach.x - side * S * 0.12, reach.y, 4, 'arrow')],
  glitter: ({ reach, side, S, unit, put }) => [
    put(mark('glitter', unit * 1.5), reach.x + side * S * 0.18, reach.y + S * 0.24, 4, 'glitter', { glow: true }),
  ],
  aura: ({ at, width, height, centre }) => [
    centre(aura(width * 1.5, height * 1.4), at.x + width / 2, at.y + height / 2, -1, 'aura', { glow: true }),
  ],
  halo: ({ at, nose, S, put }) => [put(ring(S * 0.3), nose.x, at.y - S * 0.03, 4, 'halo', { glow: true })],
  impact: ({ reach, side, S, centre }) => [centre(spark(S * 0.26), reach.x + side * S * 0.14, reach.y, 4, 'spark')],
  explosion: ({ at, width, height, tall, centre }) => {
    const lit = { glow: true, lamp: { colour: '#ff9c3c', reach: tall } } as const;
    const e = explosion(Math.max(width, height) * 1.25);
    return [centre(e, at.x + width / 2, at.y + height / 2, -1, 'explosion', lit)];
  },
  flames: ({ at, width, height, tall, seed, corner }) => {
    const [before, behind] = [blaze(width * 0.9, height * 0.5, seed), blaze(width * 0.7, height * 0.45, seed + 3)];
    const lit = { glow: true, lamp: { colour: '#ff9c3c', reach: tall } } as const;
    return [
      corner(before, at.x + width * 0.05, at.y + height * 0.55, 2, 'flames', lit),
      corner(behind, at.x + width * 0.15, at.y - height * 0.26, -1, 'flames', { glow: true }),
    ];
  },
};
