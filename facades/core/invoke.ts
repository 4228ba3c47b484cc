import { type DocumentNode, execute, type GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { requireScope } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { AppError, ERRORS, type ErrorCode, type Issue, invalidInput } from '../../src/errors.ts';
import { type Envelope, type Findings, readObject } from './coerce.ts';
import { issue } from './messages.ts';
import type { Binding, Operation } from './operations.ts';
import { type ObjectPlan, objectPlan, toWirePath } from './plan.ts';
import { checkRules } from './rules.ts';

/** One request to one operation. */
export interface Invocation {
  /** Wire names and values, path and query parameters among them. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly ctx: Context;
  readonly envelope?: Envelope;
  /** MCP: wait until the work has ended, where the tool knows how. REST routes always do. */
  readonly follow?: boolean;
  /** Fetch the price alone, in place of what the binding selects. */
  readonly priceOnly?: boolean;
}

export interface Outcome {
  /** What `select` asked for, unwrapped. */
  // biome-ignore lint/suspicious/noExplicitAny: the binding's reply knows the type of its own selection
  readonly data: any;
  /** Wire paths of input fields that nothing reads, dotted. */
  readonly ignored: readonly string[];
}

export type Invoke = (invocation: Invocation) => Promise<Outcome>;

/** What a dry run asks of a result that has a price. */
export const PRICE_SELECT = '{ price { usd generations } }';

/** The documents that a binding may execute. `out` is the operation's result. */
export function documentsOf({ field, kind, input }: Operation, { surface, select, follow }: Binding, priced: boolean) {
  const type = field.args.find((arg) => arg.name === 'input')?.type;
  const [variables, args] = input ? [`($input: ${String(type)})`, '(input: $input)'] : ['', ''];
  const asking = (selection: string) => `${kind}${variables} { out: ${field.name}${args} ${selection} }`;
  return {
    plain: follow === undefined || surface === 'mcp' ? asking(select) : undefined,
    follow: follow === undefined ? undefined : asking(`{ ${follow} ${select} }`),
    price: priced ? asking(PRICE_SELECT) : undefined,
  };
}

/**
 * The only way from a facade to an operation. In this order: the token's scope; wire names to schema names, nulls
 * dropped, the binding's defaults added; every type and rule violation at once, with wire paths; the schema's own field,
 * run by `execute`. Documents, plans and rules are prepared here, once.
 *
 * The returned function throws AppErrors and nothing else.
 */
export function createInvoke(schema: GraphQLSchema, operation: Operation, binding: Binding, priced = false): Invoke {
  const documents = documentsOf(operation, binding, priced);
  const parsed = new Map<string, DocumentNode>();
  for (const document of Object.values(documents))
    if (document) parsed.set(document, parse(document, { noLocation: true }));
  const plan = operation.input && objectPlan(operation.input, binding.surface);

  return async ({ input, ctx, envelope = {}, follow, priceOnly }) => {
    requireScope(ctx, operation.meta.scope);
    const { variables, ignored } = readInput(plan, binding, input, envelope);
    const followed = !priceOnly && documents.follow !== undefined && (follow || documents.plain === undefined);
    const document = priceOnly ? documents.price : followed ? documents.follow : documents.plain;
    if (document === undefined) throw new Error(`${operation.field.name} was not prepared for its price`);

    let result: Awaited<ReturnType<typeof execute>>;
    try {
      result = await execute({ schema, document: parsed.get(document)!, variableValues: variables, contextValue: ctx });
    } catch (error) {
      throw opaque(error, operation, ctx);
    }
    if (result.errors?.[0]) throw asAppError(result.errors[0], operation, plan, ctx);
    const out = result.data?.out as Record<string, unknown> | null | undefined;
    const data = followed ? out?.[binding.follow!] : out;
    if (data == null) throw new AppError('NOT_FOUND', 'Not found');
    return { data, ignored };
  };
}

function readInput(plan: ObjectPlan | undefined, binding: Binding, input: Invocation['input'], envelope: Envelope) {
  if (!plan) return { variables: {}, ignored: Object.keys(input) };
  const findings: Findings = { issues: [], ignored: [], envelope };
  const given = completed(input, binding);
  const reading = readObject(plan, given, [], findings);
  const excused = binding.requiredUnless !== undefined && given[binding.requiredUnless] != null;
  for (const name of excused ? [] : (binding.required ?? []))
    if (given[name] == null && !findings.issues.some(({ path }) => path.length === 1 && path[0] === name))
      findings.issues.push(issue([name], 'missing'));
  if (binding.strict)
    for (const path of findings.ignored)
      findings.issues.push({ path, message: 'Extra inputs are not permitted', type: 'extra_forbidden' });
  const broken = checkRules(plan, reading.internal, findings.issues);
  if (findings.issues.length || broken.length) throw invalidInput([...findings.issues, ...broken]);
  return { variables: { input: reading.variable }, ignored: findings.ignored.map((path) => path.join('.')) };
}

/** The input with the binding's defaults where it says nothing, and with what the binding fixes. */
function completed(input: Invocation['input'], { defaults, fixed }: Binding): Invocation['input'] {
  if (!defaults && !fixed) return input;
  const given: Record<string, unknown> = { ...input };
  for (const [name, value] of Object.entries(defaults ?? {})) given[name] ??= value;
  return Object.assign(given, fixed);
}

/** What the execution threw, in the words of the facade's user. */
function asAppError(error: GraphQLError, operation: Operation, plan: ObjectPlan | undefined, ctx: Context): AppError {
  const cause = error.originalError ?? error;
  const issues = issuesOf(cause, plan);
  if (issues.length && (!(cause instanceof AppError) || cause.code === 'BAD_USER_INPUT')) return invalidInput(issues);
  if (cause instanceof AppError) return cause;
  const code = error.extensions.code;
  if (typeof code === 'string' && code !== 'INTERNAL' && Object.hasOwn(ERRORS, code))
    return new AppError(code as ErrorCode, error.message, { cause });
  return opaque(cause, operation, ctx);
}

/** Issues that carry schema names below the argument, as the validation plugin and resolvers report them. */
function issuesOf(cause: unknown, plan: ObjectPlan | undefined): Issue[] {
  const issues = (cause as { issues?: unknown }).issues;
  if (!plan || !Array.isArray(issues)) return [];
  return issues.map(({ path, message, type }: { path?: Issue['path']; message: string; type?: string }) => {
    const below = path?.[0] === 'input' && !('input' in plan.type.getFields()) ? path.slice(1) : (path ?? []);
    return { path: toWirePath(plan, below), message, type: type ?? 'value_error' };
  });
}

function opaque(cause: unknown, operation: Operation, ctx: Context): AppError {
  if (cause instanceof AppError) return cause;
  ctx.log.error({ err: cause, operation: operation.field.name, requestId: ctx.requestId }, 'operation failed');
  return new AppError('INTERNAL', `Internal error (request ${ctx.requestId})`, { cause });
}
