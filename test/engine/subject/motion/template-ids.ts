/** The interface's template ids (animation-templates.json), as client programs send them. */
export const TEMPLATE_IDS = {
  mannequin: `walk walk-1 walk-2 walking walking-2 walking-3 walking-4 walking-5 walking-6 walking-7 walking-8 walking-9
walking-10 walking-4-frames walking-6-frames walking-8-frames running-4-frames running-6-frames running-8-frames
running-slide crouched-walking crouching sad-walk scary-walk breathing-idle fight-stance-idle-8-frames backflip
front-flip getting-up jumping-1 jumping-2 running-jump two-footed-jump cross-punch lead-jab surprise-uppercut
hurricane-kick roundhouse-kick high-kick flying-kick leg-sweep fireball taking-punch falling-back-death drinking
picking-up pull-heavy-object pushing throw-object`.split(/\s+/),
  dog: `walk-4-frames walk-6-frames walk-8-frames fast-walk running-4-frames running-6-frames running-8-frames sneaking
idle bark`.split(/\s+/),
  cat: `walk-4-frames walk-6-frames walk-8-frames running-4-frames running-6-frames running-8-frames slow-run jump idle
seated-on-belly-idle sitting sitting-on-belly standing standing-from-belly drinking eating licking yawning
angry`.split(/\s+/),
  horse: `walk-4-frames walk-6-frames walk-8-frames walk-turn-left walk-turn-right running-4-frames running-6-frames
running-8-frames running-turn-left running-turn-right running-headbutt swimming attack attack-back hit-left hit-right
dying idle-shaking-head rest-idle eat-start eating eat-end start-sleep sleep-cycle rest-cycle wake-up lie-down
stand-up`.split(/\s+/),
  bear: `walk-4-frames walk-6-frames walk-8-frames running-4-frames running-6-frames running-8-frames jump
stand-on-hind-legs attack-left attack-right jump-attack idle-long idle-resting idle-sitting drinking eating
going-to-sleep waking-getting-up sitting-down standing-up angry`.split(/\s+/),
  lion: `walk-4-frames walk-6-frames walk-8-frames running-4-frames running-6-frames running-8-frames jump attack
jump-attack idle idle-sitting drinking eating sitting standing`.split(/\s+/),
} as const;
