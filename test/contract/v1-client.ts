import sharp from 'sharp';
import { z } from 'zod';

/** What client programs of v1 parse; anything else in an answer breaks them. */
const Usage = z.strictObject({ type: z.literal('usd'), usd: z.number() });
const Image = z.strictObject({
  type: z.literal('base64'),
  // raw: the clients give it to a base64 decoder as it is
  base64: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
  format: z.literal('png').optional(),
});
const Animated = z.strictObject({ usage: Usage, images: z.array(Image).min(1) });
const Estimated = z.strictObject({
  usage: Usage,
  keypoints: z.array(z.strictObject({ x: z.number(), y: z.number(), label: z.string(), z_index: z.number() })),
});
const Generated = z.strictObject({
  usage: Usage,
  image: Image,
  drawn_as: z.string(),
  unknown_words: z.array(z.string()),
});
const Balance = z.strictObject({ type: z.literal('usd'), usd: z.number() });
/** Programs read `detail`; more may stand beside it. */
const Failure = z.object({ detail: z.string() });
const Invalid = z.strictObject({
  detail: z
    .array(z.strictObject({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() }))
    .min(1),
});

/** A refusal: the status, and `detail` as text or as the list of a 422. */
export class V1Error extends Error {
  readonly status: number;
  readonly detail: string | z.infer<typeof Invalid>['detail'];
  readonly headers: Headers;
  constructor(status: number, detail: V1Error['detail'], headers: Headers) {
    super(`${status} ${JSON.stringify(detail)}`);
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

/** A client as the published ones for v1 are written: one method an endpoint, strict about what comes back. */
export class V1Client {
  readonly #base: string;
  readonly #token: string | undefined;
  constructor(url: string, token?: string) {
    this.#base = `${url}/v1`;
    this.#token = token;
  }

  async #call(method: string, path: string, body?: string): Promise<unknown> {
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        ...(this.#token === undefined ? {} : { Authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const answer: unknown = await response.json();
    if (response.status === 200) return answer;
    const { detail } = response.status === 422 ? Invalid.parse(answer) : Failure.parse(answer);
    throw new V1Error(response.status, detail, response.headers);
  }

  async balance(): Promise<z.infer<typeof Balance>> {
    return Balance.parse(await this.#call('GET', '/balance'));
  }

  /** `request`: an object, or JSON text that no JSON.stringify would write. */
  #post(path: string, request: object | string): Promise<unknown> {
    return this.#call('POST', path, typeof request === 'string' ? request : JSON.stringify(request));
  }

  async #picture(path: string, request: object | string) {
    const { usage, image } = Generated.parse(await this.#post(path, request));
    return { usage, ...(await measured(image.base64)) };
  }

  async #frames(path: string, request: object) {
    const { usage, images } = Animated.parse(await this.#post(path, request));
    return { usage, images: await Promise.all(images.map(({ base64 }) => measured(base64))) };
  }

  generateImagePixflux = (request: object | string) => this.#picture('/generate-image-pixflux', request);
  generateImageBitforge = (request: object) => this.#picture('/generate-image-bitforge', request);
  inpaint = (request: object) => this.#picture('/inpaint', request);
  rotate = (request: object) => this.#picture('/rotate', request);
  animateWithSkeleton = (request: object) => this.#frames('/animate-with-skeleton', request);
  animateWithText = (request: object) => this.#frames('/animate-with-text', request);
  estimateSkeleton = async (request: object) => Estimated.parse(await this.#post('/estimate-skeleton', request));
}

async function measured(base64: string) {
  const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata();
  return { base64, format, width, height };
}
