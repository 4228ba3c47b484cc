import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Rgba } from '../../../../src/pixels/types.ts';

interface Case {
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
  /** zlib in base64. */
  readonly rgba: string;
  readonly turned: string;
}

const pixels = ({ width, height }: Case, packed: string): Rgba => ({
  width,
  height,
  data: new Uint8ClampedArray(inflateSync(Buffer.from(packed, 'base64'))),
});

/** What PyTorch makes of figures of boxes, in one round and without the relief; `python -m turn.export --golden`. */
export const TURNS = (JSON.parse(readFileSync(new URL('network.json', import.meta.url), 'utf8')) as Case[]).map(
  (c) => ({
    turn: { from: { yaw: c.from, pitch: c.pitch }, to: { yaw: c.to, pitch: c.pitch }, oblique: false },
    image: pixels(c, c.rgba),
    turned: pixels(c, c.turned),
  }),
);
