import { randomUUID } from 'node:crypto';
import { execute, parse } from 'graphql';
import { requireCaller } from '../../src/access.ts';
import type { Context, Services } from '../../src/context.ts';
import { AppError } from '../../src/errors.ts';
import { finishedJob } from '../../src/jobs/wait.ts';
import type { FacadeDeps } from '../core/deps.ts';
import { errorText, toAppError } from '../core/errors.ts';
import { createInvoke } from '../core/invoke.ts';
import { hasPrice, operationsOf, takes, toolsOf } from '../core/operations.ts';
import { serveTools } from '../mcp/tools.ts';

type Args = Readonly<Record<string, unknown>>;

/** With whose rights a call is made, and what it is to be known by. */
interface Asked {
  readonly caller: NonNullable<Context['caller']>;
  /** Where links begin. */
  readonly links: { readonly publicUrl: string; readonly gamesUrl: string };
  /** The same key does it once. */
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (step: { stage: string; fraction: number; preview: string | null }) => void;
}

/** The jobs that a tool says it started. */
function jobsOf(structured: Args | undefined): readonly string[] {
  const { job_id, job_ids } = structured ?? {};
  return [job_id, ...(Array.isArray(job_ids) ? job_ids : [])].filter((id): id is string => typeof id === 'string');
}

/** What became of jobs, each waited for as long as a request may wait; undefined where there are none. */
async function endOf(jobs: readonly string[], ctx: Context): Promise<{ failed: boolean; text: string } | undefined> {
  if (!jobs.length) return undefined;
  const { services, signal, onProgress } = ctx;
  const { accountId } = requireCaller(ctx);
  try {
    for (const id of jobs)
      await finishedJob(services, accountId, id, { timeoutMs: services.config.maxWaitMs, signal, onProgress });
    return { failed: false, text: 'status: completed' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'TIMEOUT') return { failed: false, text: 'status: processing' };
    return { failed: true, text: errorText(error) };
  }
}

/** No client is there to be counted. */
const admitted = async () => {};
const FREE = { usdMicros: 0n, generations: 0 };

/**
 * The tools within this process, for an assistant of the service's own: the same operations, rules and rights as over MCP,
 * with their price told beforehand. A call waits for what it starts.
 */
export function serveOperations({
  schema,
  log,
  services,
}: Pick<FacadeDeps, 'schema' | 'log'> & { services: Services }) {
  const deps = { schema, log } as FacadeDeps;
  const served = serveTools(deps);
  const bindings = toolsOf(operationsOf(schema));
  const priced = new Map(
    bindings
      .filter(({ operation }) => operation.meta.cost && hasPrice(operation) && takes(operation, 'dryRun'))
      .map((binding) => [binding.tool.name, createInvoke(schema, binding.operation, binding, true)]),
  );

  const contextOf = ({ caller, links, key, signal, onProgress }: Asked): Context => {
    const requestId = randomUUID();
    return {
      services: { ...services, config: { ...services.config, ...links } },
      surface: 'mcp',
      requestId,
      client: 'agent',
      log: log.child({ requestId }),
      caller,
      idempotencyKey: key,
      signal,
      ...(onProgress ? { onProgress: ({ stage, fraction, preview }) => onProgress({ stage, fraction, preview }) } : {}),
    };
  };

  return {
    tools: bindings.map(({ operation, tool }) => {
      const { listing } = served.get(tool.name)!;
      return {
        name: tool.name,
        title: tool.title,
        description: listing.description ?? tool.title,
        inputSchema: listing.inputSchema as Args,
        readOnly: tool.readOnly ?? operation.kind === 'query',
        // what a sandbox does is a job, too, and takes the key of its request
        keyed: takes(operation, 'idempotencyKey') || operation.meta.scope === 'sandbox:write',
      };
    }),
    price: async (tool: string, args: Args, asked: Asked) => {
      const invoke = priced.get(tool);
      if (!invoke) return FREE;
      try {
        const { data } = await invoke({
          input: args,
          ctx: contextOf(asked),
          envelope: { dryRun: true },
          priceOnly: true,
        });
        return { usdMicros: BigInt(Math.round(data.price.usd * 1e6)), generations: data.price.generations as number };
      } catch {
        // the call itself says what is wrong with it
        return FREE;
      }
    },
    call: async (tool: string, args: Args, asked: Asked) => {
      const ctx = contextOf(asked);
      const { content, structuredContent, isError } = await served
        .get(tool)!
        .call(args, ctx, { admit: admitted, follow: true });
      const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
      const jobs = isError ? [] : jobsOf(structuredContent as Args | undefined);
      const ended = await endOf(jobs, ctx);
      if (ended?.failed) return { failed: true, text: ended.text };
      return {
        failed: isError === true,
        text: ended ? text.replace(/^status: .*$/m, ended.text).replace(/\n(?:job|hint): .*$/gm, '') : text,
        pictures: content.flatMap((part) => (part.type === 'image' ? [part.data] : [])),
        ...(structuredContent ? { structured: structuredContent as Args } : {}),
      };
    },
    graphql: async (document: string, variables: Args, asked: Asked) => {
      const contextValue = contextOf(asked);
      const { data, errors } = await execute({
        schema,
        document: parse(document, { noLocation: true }),
        variableValues: variables,
        contextValue,
      });
      if (errors?.[0]) throw new Error(errorText(toAppError(errors[0].originalError ?? errors[0], log)));
      return (data ?? {}) as Readonly<Record<string, unknown>>;
    },
  };
}
