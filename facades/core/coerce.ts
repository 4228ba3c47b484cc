import { type GraphQLLeafType, isEnumType } from 'graphql';
import type { Written } from '../../schema/operation.ts';
import type { Issue } from '../../src/errors.ts';
import { issue, MAX_ISSUES, MESSAGES, type MessageType, oneOf } from './messages.ts';
import type { FieldPlan, ObjectPlan, ValuePlan } from './plan.ts';

type Path = readonly (string | number)[];
type Json = Readonly<Record<string, unknown>>;

/** What a request's envelope says, for the control fields of an input. */
export interface Envelope {
  readonly dryRun?: boolean;
  readonly idempotencyKey?: string;
}

/**
 * A value read twice at once: as a GraphQL variable (enum names, no defaults: `execute` adds them) and as resolvers see
 * it (internal enum values, defaults), which is what rules judge.
 */
export interface Reading {
  readonly variable: unknown;
  readonly internal: unknown;
}

/** What is gathered on the way. */
export interface Findings {
  readonly issues: Issue[];
  /** Wire paths of fields that nothing reads. */
  readonly ignored: Path[];
  readonly envelope: Envelope;
}

function report({ issues }: Findings, problem: Issue): void {
  if (issues.length < MAX_ISSUES) issues.push(problem);
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a wire object by its plan. Nulls of fields count as absent. */
export function readObject(plan: ObjectPlan, value: Json, path: Path, findings: Findings): Reading {
  for (const name of Object.keys(value))
    if (!plan.names.has(name) && findings.ignored.length < MAX_ISSUES) findings.ignored.push([...path, name]);
  return readFields(plan, value, path, findings, undefined);
}

/** `fallback`: the internal default of a flattened object; it completes what the request gives in part. */
function readFields(
  plan: ObjectPlan,
  value: Json,
  path: Path,
  findings: Findings,
  fallback: Json | undefined,
): Reading {
  const variable: Record<string, unknown> = {};
  const internal: Record<string, unknown> = {};
  let given = 0;
  for (const field of plan.fields) {
    const { name, defaultValue } = field.field;
    const whenAbsent = fallback && name in fallback ? fallback[name] : defaultValue;
    const reading = readField(field, value, path, findings, whenAbsent);
    if (reading) {
      given += 1;
      variable[name] = reading.variable;
      if (reading.internal !== undefined) internal[name] = reading.internal;
    } else if (whenAbsent !== undefined) {
      internal[name] = whenAbsent;
      if (whenAbsent !== defaultValue) variable[name] = asVariable(field.value, whenAbsent);
    }
  }
  if (plan.type.isOneOf && given !== 1)
    report(findings, { path, type: 'value_error', message: `Give exactly one of ${oneOf([...plan.names])}` });
  return { variable, internal };
}

/** Undefined: not given. */
function readField(
  plan: FieldPlan,
  value: Json,
  path: Path,
  findings: Findings,
  whenAbsent: unknown,
): Reading | undefined {
  if (plan.control) {
    const filled = findings.envelope[plan.control];
    return filled === undefined ? undefined : { variable: filled, internal: filled };
  }
  if (plan.flattened && plan.value.kind === 'object') {
    const { object } = plan.value;
    const given = [...object.names].some((name) => Object.hasOwn(value, name) && value[name] != null);
    if (!given && !plan.required) return undefined;
    return readFields(object, value, path, findings, isObject(whenAbsent) ? whenAbsent : undefined);
  }
  if (plan.wire === null) return undefined;
  const name = [plan.wire, ...plan.aliases].find((known) => Object.hasOwn(value, known) && value[known] != null);
  const inner = name === undefined ? undefined : value[name];
  const at = [...path, name ?? plan.wire];
  if (inner == null) {
    if (plan.required && whenAbsent === undefined) report(findings, issue(at, 'missing'));
    return undefined;
  }
  return plan.written
    ? readWritten(plan.written, plan.value, inner, at, findings)
    : readValue(plan.value, inner, at, findings);
}

/** Reads a value that this surface writes in another form; what is wrong inside it is told of the field. */
function readWritten(written: Written, plan: ValuePlan, value: unknown, at: Path, findings: Findings): Reading {
  const inside: Findings = { ...findings, issues: [] };
  let reading = broken;
  try {
    reading = readValue(plan, written.read(value), [], inside);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    report(findings, { path: at, type: 'value_error', message: error.message });
  }
  for (const { path, message, type } of inside.issues)
    report(findings, { path: at, type, message: path.length ? `${path.join('.')}: ${message}` : message });
  return reading;
}

const broken: Reading = { variable: undefined, internal: undefined };

function readValue(plan: ValuePlan, value: unknown, path: Path, findings: Findings): Reading {
  const refuse = (type: MessageType): Reading => {
    report(findings, issue(path, type));
    return broken;
  };
  if (value == null) return plan.nullable ? { variable: null, internal: null } : refuse('null_item');
  if (plan.kind === 'object')
    return isObject(value) ? readObject(plan.object, value, path, findings) : refuse('dict_type');
  if (plan.kind === 'list') {
    if (plan.wrapper !== undefined && isObject(value) && Object.hasOwn(value, plan.wrapper))
      return readValue({ ...plan, wrapper: undefined }, value[plan.wrapper], [...path, plan.wrapper], findings);
    if (!Array.isArray(value)) return refuse('list_type');
    const items = value.map((item, index) => readValue(plan.item, item, [...path, index], findings));
    return { variable: items.map((item) => item.variable), internal: items.map((item) => item.internal) };
  }
  return readLeaf(plan.type, value, path, findings);
}

function readLeaf(type: GraphQLLeafType, value: unknown, path: Path, findings: Findings): Reading {
  const refuse = (kind: string, message: string): Reading => {
    report(findings, { path, type: kind, message });
    return broken;
  };
  if (isEnumType(type)) {
    const found = type.getValues().find((candidate) => candidate.value === value);
    if (found) return { variable: found.name, internal: found.value };
    return refuse('enum', `Input should be ${oneOf(type.getValues().map((candidate) => candidate.value))}`);
  }
  const wrong = wrongScalar(type.name, value);
  if (wrong) return refuse(wrong, MESSAGES[wrong]);
  try {
    return { variable: value, internal: type.parseValue(value) };
  } catch (error) {
    return refuse('value_error', error instanceof Error ? error.message : `Input should be a valid ${type.name}`);
  }
}

/** What is wrong with a value of a built-in scalar, before GraphQL's own words are asked. */
function wrongScalar(scalar: string, value: unknown): MessageType | undefined {
  if (scalar === 'Boolean') return typeof value === 'boolean' ? undefined : 'bool_type';
  if (scalar === 'String' || scalar === 'ID') {
    if (typeof value === 'string') return value.includes('\0') ? 'string_nul' : undefined;
    return scalar === 'ID' && Number.isSafeInteger(value) ? undefined : 'string_type';
  }
  if (scalar !== 'Int' && scalar !== 'Float') return undefined;
  if (typeof value !== 'number') return scalar === 'Int' ? 'int_type' : 'float_type';
  if (!Number.isFinite(value)) return 'finite_number';
  if (scalar === 'Float') return undefined;
  if (!Number.isInteger(value)) return 'int_from_float';
  return value === (value | 0) ? undefined : 'int_size';
}

/** A default, which holds internal values, as the variable that means the same. */
function asVariable(plan: ValuePlan, internal: unknown): unknown {
  if (internal == null) return internal;
  if (plan.kind === 'list')
    return Array.isArray(internal) ? internal.map((item) => asVariable(plan.item, item)) : internal;
  if (plan.kind === 'leaf') return plan.type.serialize(internal);
  if (!isObject(internal)) return internal;
  const fields = plan.object.fields.filter(({ field }) => internal[field.name] !== undefined);
  return Object.fromEntries(fields.map(({ field, value }) => [field.name, asVariable(value, internal[field.name])]));
}
