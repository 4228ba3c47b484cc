import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { readTrustProxy, type TrustsProxy } from './client-address.ts';

/** Letters of a token at least: nothing shorter is looked up. */
export const SHORTEST_TOKEN = 16;

/** An environment variable that is empty counts as absent. */
const text = z
  .string()
  .trim()
  .optional()
  .transform((v) => v || undefined);
const whole = (fallback: number, min: number, max: number) => {
  const error = `should be a whole number from ${min} to ${max}`;
  return z.preprocess(
    (v) => (v === undefined || v === '' ? fallback : Number(v)),
    z.number({ error }).int({ error }).min(min, { error }).max(max, { error }),
  );
};
/** An address of one of these schemes. A problem with it does not repeat it: it may hold a password. */
const address = (...schemes: readonly string[]) =>
  text.refine(
    (v) => v === undefined || (URL.canParse(v) && schemes.includes(new URL(v).protocol)),
    `should be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  );

/** Origins as browsers write them, or `*`; undefined where one is none. */
function readOrigins(list: string): string[] | undefined {
  const origins = list.split(',').map((entry) => entry.trim().replace(/\/$/, ''));
  const isOrigin = (text: string) => text === '*' || (URL.canParse(text) && new URL(text).origin === text);
  return origins.every(isOrigin) ? origins : undefined;
}

const MOST_WORKERS = 64;
/** One core is the API's and the databases'; a worker takes half a GiB. `memory`: bytes. */
export const workersFor = (cores: number, memory: number): number =>
  Math.max(1, Math.min(cores - 1, Math.floor(memory / 2 ** 30), MOST_WORKERS));

/** Every setting of the service, one row an environment variable. README's table is tested against this one. */
export const SETTINGS = {
  PORT: { schema: whole(4000, 0, 65535), about: 'Port of the HTTP server; 0 takes a free one.' },
  HOST: { schema: text.transform((v) => v ?? '127.0.0.1'), about: 'Address to listen on.' },
  DATA_DIR: {
    schema: text.transform((v) => path.resolve(v ?? 'data')),
    about: 'Folder of the embedded databases, the files and the token.',
  },
  DATABASE_URL: {
    schema: address('postgresql:', 'postgres:'),
    about: 'PostgreSQL; empty starts an embedded one in DATA_DIR.',
  },
  REDIS_URL: { schema: address('redis:', 'rediss:'), about: 'Redis ≥ 7; empty starts an embedded one.' },
  PIXELKILN_TOKEN: {
    schema: text.pipe(z.string().min(SHORTEST_TOKEN).optional()),
    about: "The first account's API token; empty makes one and writes it to DATA_DIR/token.",
  },
  STORAGE_URL: {
    schema: address('file:', 's3:'),
    about: 'Where files go: empty or `file:///folder`, or `s3://KEY:SECRET@host/bucket?region=…`.',
  },
  WORKERS: {
    schema: whole(workersFor(os.availableParallelism(), os.totalmem()), 0, MOST_WORKERS),
    about: 'Worker processes that `npm start` runs: the cores that are left, at most one for each GiB of memory.',
  },
  GAMES_PORT: {
    schema: text.pipe(
      z.preprocess((v) => (v === undefined ? v : Number(v)), z.number().int().min(0).max(65535).optional()),
    ),
    about: 'Port of HOST that serves deployed games; empty is the one after PORT, or a free one where that is taken.',
  },
  GAMES_HOST: {
    schema: text.refine((v) => v === undefined || /^\*(\.[a-z0-9-]+)+$/.test(v), 'should be like *.games.example'),
    about:
      'Host names of games, `*.games.example`: each game is an origin of its own then, with storage; empty serves them by path.',
  },
  GAMES_URL: {
    schema: address('http:', 'https:'),
    about: 'Address of games in links; empty is `http://HOST:GAMES_PORT`.',
  },
  PUBLIC_URL: { schema: address('http:', 'https:'), about: 'Address in links; empty is `http://HOST:PORT`.' },
  DEVICE: {
    schema: z.preprocess((v) => v || 'cpu', z.enum(['cpu', 'cuda', 'webgpu'])),
    about: 'Where learned models run: `cpu`, `cuda`, `webgpu`.',
  },
  KILN_MODEL: {
    schema: text.transform((v) => v && path.resolve(v)),
    about: 'Folder of a Stable Diffusion pipeline in ONNX that draws in place of kiln; empty is none.',
  },
  TURN_EXEMPLARS: {
    schema: z.preprocess((v) => v || 'on', z.enum(['on', 'off'])),
    about: "Whether other artists' sprites tell how a picture that is sent looks from its other sides: `on`, `off`.",
  },
  AGENT_URL: {
    schema: address('http:', 'https:'),
    about:
      'Chat-completions server whose model is the assistant, `http://127.0.0.1:11434/v1`; empty is Anthropic’s where its key is set, else the planner, which needs no model.',
  },
  AGENT_MODEL: { schema: text, about: 'Name of the assistant’s model; needed with AGENT_URL or ANTHROPIC_API_KEY.' },
  AGENT_KEY: { schema: text, about: 'Key that AGENT_URL asks for; empty sends none.' },
  ANTHROPIC_API_KEY: { schema: text, about: 'Key of a messages server; used where AGENT_URL is empty.' },
  ANTHROPIC_BASE_URL: {
    schema: address('http:', 'https:'),
    about: 'Address of the messages server; empty is Anthropic’s.',
  },
  AGENT_CONFIRM_ABOVE: {
    schema: whole(20, 0, 100_000),
    about: 'Generations that the assistant may spend on one message before it asks its user.',
  },
  AGENT_MAX_GENERATIONS: {
    schema: whole(60, 0, 100_000),
    about: 'Generations that the assistant may spend on one message at all.',
  },
  LOG_LEVEL: {
    schema: z.preprocess((v) => v || 'info', z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
    about: 'Least level that is logged.',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: whole(600, 1, 1_000_000),
    about: 'Requests a token may make in a minute; above: 429.',
  },
  OPEN_RATE_LIMIT_PER_MINUTE: {
    schema: whole(1200, 1, 1_000_000),
    about:
      'Requests without a token that a client address may make in a minute, pictures by their links among them; above: 429.',
  },
  WRONG_TOKENS_PER_MINUTE: {
    schema: whole(30, 1, 1_000_000),
    about: 'Wrong tokens that a client address may send in a minute; above: 429. A right one is always served.',
  },
  TRUST_PROXY: {
    schema: text.transform((v, ctx) => {
      const trusts = v === undefined ? undefined : readTrustProxy(v);
      if (v !== undefined && !trusts) ctx.addIssue(`${v} is no number, and no list of addresses and subnets`);
      return trusts;
    }),
    about:
      'Proxies whose `X-Forwarded-For` is believed: how many stand in front, or their addresses and subnets, `10.0.0.7,fd00::/8`; empty is none.',
  },
  CORS_ORIGINS: {
    schema: text.transform((v, ctx) => {
      const origins = v === undefined ? undefined : readOrigins(v);
      if (v !== undefined && !origins) ctx.addIssue(`${v} is no list of origins like https://game.example, and not *`);
      return origins ?? [];
    }),
    about:
      'Origins of web pages that may call the API and show its pictures, `https://game.example,http://localhost:5173`, or `*`; empty is none.',
  },
  MAX_SUBSCRIPTIONS: {
    schema: whole(1000, 1, 1_000_000),
    about: 'GraphQL subscriptions that an account may have open on one API process; above: 429.',
  },
  MAX_ACTIVE_JOBS: { schema: whole(100, 1, 100_000), about: 'Unfinished jobs an account may have; above: 429.' },
  MAX_BACKLOG: { schema: whole(2000, 1, 1_000_000), about: 'Unfinished jobs of all accounts; above: 529.' },
  MAX_WAIT_SECONDS: {
    schema: whole(120, 1, 3600),
    about: 'Longest wait for a picture within one request; then: 504, and the job goes on.',
  },
  MAX_BODY_MB: { schema: whole(16, 1, 256), about: 'Largest request body, in MiB; above: 413.' },
  START_USD: { schema: whole(100, 0, 1_000_000), about: 'US dollars that a new account is granted.' },
  START_GENERATIONS: { schema: whole(2000, 0, 1_000_000), about: 'Generations that a new account is granted.' },
  METRICS_TOKEN: {
    schema: text,
    about: 'Bearer token that `/metrics` asks for; empty asks for none.',
  },
  METRICS_PORT: {
    schema: z.preprocess((v) => v || undefined, whole(0, 0, 65535).optional()),
    about: 'Port of HOST that serves `/metrics` in place of PORT; empty is PORT.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: address('http:', 'https:'),
    about: 'OpenTelemetry collector; empty turns tracing off.',
  },
} satisfies Record<string, { schema: z.ZodType; about: string }>;

/** Who the assistant is, and what it may spend. */
export interface AgentConfig {
  /** A server's address without a slash at the end; undefined is the planner. */
  readonly endpoint: AgentEndpoint | undefined;
  /** Generations a message: asked about above the first, refused above the second. */
  readonly confirmAbove: number;
  readonly maxGenerations: number;
}
export interface AgentEndpoint {
  readonly protocol: 'chat completions' | 'messages';
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly token: string | undefined;
  readonly storageUrl: string | undefined;
  readonly workers: number;
  readonly publicUrl: string;
  /** undefined: the one after the API's. */
  readonly gamesPort: number | undefined;
  /** `*.games.example` */
  readonly gamesHost: string | undefined;
  /** Without a slash at the end; empty until their port is known. */
  readonly gamesUrl: string;
  readonly device: 'cpu' | 'cuda' | 'webgpu';
  readonly kilnModel: string | undefined;
  readonly turnExemplars: boolean;
  readonly agent: AgentConfig;
  readonly logLevel: string;
  readonly rateLimitPerMinute: number;
  readonly openRateLimitPerMinute: number;
  readonly wrongTokensPerMinute: number;
  /** undefined trusts none. */
  readonly trustProxy: TrustsProxy | undefined;
  /** Empty: none; `*`: all. */
  readonly corsOrigins: readonly string[];
  readonly maxSubscriptions: number;
  readonly maxActiveJobs: number;
  readonly maxBacklog: number;
  readonly maxWaitMs: number;
  readonly maxBodyBytes: number;
  readonly start: { readonly usdMicros: bigint; readonly generations: number };
  readonly metricsToken: string | undefined;
  readonly metricsPort: number | undefined;
  readonly otlpEndpoint: string | undefined;
}

/** The settings are wrong; the message lists every problem, one a line. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((p) => `  ${p}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The server of the assistant's model; undefined where none is set. */
function agentEndpoint(
  {
    url,
    key,
    model,
    anthropicKey,
    anthropicUrl,
  }: Readonly<Record<'url' | 'key' | 'model' | 'anthropicKey' | 'anthropicUrl', string | undefined>>,
  problems: string[],
): AgentEndpoint | undefined {
  const at = url ?? (anthropicKey ? (anthropicUrl ?? 'https://api.anthropic.com/v1') : undefined);
  if (!at) return undefined;
  if (!model) problems.push(`AGENT_MODEL: is missing. ${SETTINGS.AGENT_MODEL.about}`);
  const protocol = url ? ('chat completions' as const) : ('messages' as const);
  return { protocol, url: at.replace(/\/+$/, ''), model: model ?? '', key: url ? key : anthropicKey };
}

/** Reads the environment. Throws ConfigError with all problems at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const problems: string[] = [];
  const read = <K extends keyof typeof SETTINGS>(name: K): z.output<(typeof SETTINGS)[K]['schema']> => {
    const r = SETTINGS[name].schema.safeParse(env[name]);
    if (!r.success)
      problems.push(`${name}: ${r.error.issues.map((i) => i.message).join('; ')}. ${SETTINGS[name].about}`);
    return r.data as z.output<(typeof SETTINGS)[K]['schema']>;
  };
  const port = read('PORT');
  const host = read('HOST');
  const config: Config = {
    port,
    host,
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    redisUrl: read('REDIS_URL'),
    token: read('PIXELKILN_TOKEN'),
    storageUrl: read('STORAGE_URL'),
    workers: read('WORKERS'),
    publicUrl: (
      read('PUBLIC_URL') ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
    ).replace(/\/+$/, ''),
    gamesPort: read('GAMES_PORT'),
    gamesHost: read('GAMES_HOST'),
    gamesUrl: (read('GAMES_URL') ?? '').replace(/\/+$/, ''),
    device: read('DEVICE'),
    kilnModel: read('KILN_MODEL'),
    turnExemplars: read('TURN_EXEMPLARS') === 'on',
    agent: {
      endpoint: agentEndpoint(
        {
          url: read('AGENT_URL'),
          key: read('AGENT_KEY'),
          model: read('AGENT_MODEL'),
          anthropicKey: read('ANTHROPIC_API_KEY'),
          anthropicUrl: read('ANTHROPIC_BASE_URL'),
        },
        problems,
      ),
      confirmAbove: read('AGENT_CONFIRM_ABOVE'),
      maxGenerations: read('AGENT_MAX_GENERATIONS'),
    },
    logLevel: read('LOG_LEVEL'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE'),
    openRateLimitPerMinute: read('OPEN_RATE_LIMIT_PER_MINUTE'),
    wrongTokensPerMinute: read('WRONG_TOKENS_PER_MINUTE'),
    trustProxy: read('TRUST_PROXY'),
    corsOrigins: read('CORS_ORIGINS'),
    maxSubscriptions: read('MAX_SUBSCRIPTIONS'),
    maxActiveJobs: read('MAX_ACTIVE_JOBS'),
    maxBacklog: read('MAX_BACKLOG'),
    maxWaitMs: read('MAX_WAIT_SECONDS') * 1_000,
    maxBodyBytes: read('MAX_BODY_MB') * 2 ** 20,
    start: { usdMicros: BigInt(read('START_USD') ?? 0) * 1_000_000n, generations: read('START_GENERATIONS') },
    metricsToken: read('METRICS_TOKEN'),
    metricsPort: read('METRICS_PORT'),
    otlpEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
  };
  if (problems.length) throw new ConfigError(problems);
  return config;
}
