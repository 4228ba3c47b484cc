import type { StandardSchemaV1 } from '@pothos/plugin-validation';
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { WireField, Written } from '../../schema/operation.ts';
import { aliasesOf, controlOf, isFlattened, type Naming, wireName, wrapperOf, writtenOf } from './names.ts';

export type Rule = StandardSchemaV1;

/** How a value of one type is read on one surface. Built once, walked on every request. */
export type ValuePlan =
  | { readonly kind: 'leaf'; readonly nullable: boolean; readonly type: GraphQLLeafType }
  | {
      readonly kind: 'list';
      readonly nullable: boolean;
      readonly item: ValuePlan;
      /** An object with this one field may stand for the list that the field holds. */
      readonly wrapper: string | undefined;
    }
  | { readonly kind: 'object'; readonly nullable: boolean; readonly object: ObjectPlan };

export interface FieldPlan {
  readonly field: GraphQLInputField;
  /** Null where the surface does not show the field, or shows its sub-fields in its place. */
  readonly wire: string | null;
  /** Other names by which it is taken. */
  readonly aliases: readonly string[];
  readonly flattened: boolean;
  readonly control: WireField['control'];
  /** Another form that this surface writes the value in; places inside it are places of the field itself. */
  readonly written: Written | undefined;
  readonly value: ValuePlan;
  /** Must be given, for the type is non-null and has no default. */
  readonly required: boolean;
  readonly rules: readonly Rule[];
}

export interface ObjectPlan {
  readonly type: GraphQLInputObjectType;
  readonly fields: readonly FieldPlan[];
  /** Every wire name that is read here, those of flattened fields among them. */
  readonly names: ReadonlySet<string>;
  readonly rules: readonly Rule[];
}

const rulesOf = (extensions: Readonly<Record<string, unknown>>): readonly Rule[] => {
  const plugin = extensions['@pothos/plugin-validation'] as { schemas?: readonly Rule[] } | undefined;
  // the plugin applies them last to first
  return [...(plugin?.schemas ?? [])].reverse();
};

const cache = new WeakMap<GraphQLInputObjectType, Map<Naming, ObjectPlan>>();

/** The plan of an input type on a surface. The same object for the same pair; recursive types are fine. */
export function objectPlan(type: GraphQLInputObjectType, surface: Naming): ObjectPlan {
  const plans = cache.get(type) ?? new Map<Naming, ObjectPlan>();
  cache.set(type, plans);
  const known = plans.get(surface);
  if (known) return known;
  const fields: FieldPlan[] = [];
  const names = new Set<string>();
  const plan: ObjectPlan = { type, fields, names, rules: rulesOf(type.extensions) };
  plans.set(surface, plan);
  for (const field of Object.values(type.getFields())) {
    const value = valuePlan(field.type, surface, wrapperOf(field));
    const wire = wireName(field, surface);
    const flattened = wire !== null && value.kind === 'object' && isFlattened(field, surface);
    fields.push({
      field,
      wire: flattened ? null : wire,
      aliases: wire === null ? [] : aliasesOf(field),
      flattened,
      control: controlOf(field),
      written: writtenOf(field, surface),
      value,
      required: isNonNullType(field.type) && field.defaultValue === undefined,
      rules: rulesOf(field.extensions),
    });
    if (flattened) for (const name of value.object.names) names.add(name);
    else if (wire !== null) for (const name of [wire, ...aliasesOf(field)]) names.add(name);
  }
  return plan;
}

function valuePlan(type: GraphQLInputType, surface: Naming, wrapper?: string): ValuePlan {
  const nullable = !isNonNullType(type);
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const item = valuePlan(inner.ofType as GraphQLInputType, surface, wrapper);
    return { kind: 'list', nullable, item, wrapper: item.kind === 'object' ? wrapper : undefined };
  }
  if (isInputObjectType(inner)) return { kind: 'object', nullable, object: objectPlan(inner, surface) };
  return { kind: 'leaf', nullable, type: inner as GraphQLLeafType };
}

/** A path of schema names, below an object, in the surface's names. Unknown segments stay as they are. */
export function toWirePath(plan: ObjectPlan, path: readonly (string | number)[]): (string | number)[] {
  const out: (string | number)[] = [];
  let at: ValuePlan | undefined = { kind: 'object', nullable: false, object: plan };
  for (const segment of path) {
    if (at?.kind === 'list' && typeof segment === 'number') {
      out.push(segment);
      at = at.item;
      continue;
    }
    const found: FieldPlan | undefined =
      at?.kind === 'object' ? at.object.fields.find((f) => f.field.name === segment) : undefined;
    if (!found?.flattened) out.push(found?.wire ?? segment);
    if (found?.written) return out;
    at = found?.value;
  }
  return out;
}
