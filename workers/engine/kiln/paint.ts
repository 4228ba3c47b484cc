/**
 * Kiln as a painter. A picture that fits the network is drawn at once. A larger one is first drawn small, raised by a whole
 * factor as pixel art, and then gone over at its real size: re-noised and drawn anew window by window, each window knowing
 * what the ones before it have drawn where they overlap.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { resizeNearest } from '../../../src/pixels/index.ts';
import { Aborted, type Hooks } from '../types.ts';
import { checkPaint } from './check-paint.ts';
import { keepKnown } from './keep-known.ts';
import type { KilnNetwork } from './network.ts';
import { factorFor, raise, reduceRequest } from './scale.ts';
import { drawStage, type StageHooks, stepsOf } from './stage.ts';
import { type Painter, type PaintRequest, PREVIEWS } from './types.ts';

/** A painter that draws with one of kiln's networks. `engine` is its name in results. */
export function createKilnPainter(engine: string, network: KilnNetwork): Painter {
  const { refine, candidates, patch, native } = network.config;
  return {
    engine,
    startsFromPictures: true,
    refineKeep: refine.strength,
    candidates,
    async paint(request, hooks = {}) {
      const factor = Math.max(1, factorFor(request, native));
      checkPaint(request, patch * factor);
      const keep = request.init?.keep ?? 0;
      // A start that keeps more than going over an enlarged picture does is composed already.
      const small = factor > 1 && keep < refine.strength ? reduceRequest(request, factor) : undefined;
      if (!small) {
        return keepKnown(
          request,
          await drawStage(network, request, teller(hooks, request, stepsOf(network, request, keep))),
        );
      }
      const steps = stepsOf(network, small, keep) + stepsOf(network, request, refine.strength);
      const tell = teller(hooks, request, steps);
      const composed = raise(await drawStage(network, small, tell), factor, request, request.wrap === true);
      const over = { ...request, init: { image: composed, keep: refine.strength } };
      return keepKnown(request, await drawStage(network, over, tell));
    },
  };
}

/** Counts the steps of all stages, tells them with a preview now and then, and gives other work of the process a turn. */
function teller({ signal, onStep }: Hooks, request: PaintRequest, steps: number): StageHooks {
  const every = Math.max(1, Math.ceil(steps / PREVIEWS));
  let step = 0;
  const check = () => {
    if (signal?.aborted) throw new Aborted();
  };
  return {
    check,
    onStep: async (expected) => {
      step++;
      const preview = () => keepKnown(request, resizeNearest(expected(), request.width, request.height));
      onStep?.({
        stage: 'painting',
        fraction: Math.min(1, step / steps),
        ...(step % every === 0 ? { preview: preview() } : {}),
      });
      await nextTurn();
      check();
    },
  };
}
