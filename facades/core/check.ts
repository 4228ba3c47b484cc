import { type GraphQLSchema, isInputObjectType, parse, validate } from 'graphql';
import { z } from 'zod';
import { documentsOf } from './invoke.ts';
import {
  type Binding,
  hasPrice,
  type Operation,
  operationsOf,
  type RouteBinding,
  routesOf,
  takes,
  toolsOf,
} from './operations.ts';
import { type FieldPlan, type ObjectPlan, objectPlan } from './plan.ts';

/** Schemas in which there is no mistake. */
const right = new WeakSet<GraphQLSchema>();

/** Throws once at start-up, naming every mistake in the declarations. */
export function checkOperations(schema: GraphQLSchema): void {
  if (right.has(schema)) return;
  const problems = operationProblems(schema);
  if (problems.length) throw new Error(`The operations cannot be served:\n${problems.map((p) => `- ${p}`).join('\n')}`);
  right.add(schema);
}

/** Every mistake in the declarations of a schema's operations, in words for the programmer. */
export function operationProblems(schema: GraphQLSchema): string[] {
  const operations = operationsOf(schema);
  const routes = (['v1', 'v2', 'files'] as const).flatMap((surface) => routesOf(operations, surface));
  const tools = toolsOf(operations);
  return [
    ...operations.flatMap(argumentProblems),
    ...operations
      .filter((o) => takes(o, 'dryRun') && !hasPrice(o))
      .map(({ field }) => `${field.name}: a dry run needs a result with a price`),
    ...duplicates(
      routes.map(({ surface, route, path }) => [
        `${surface} ${route.route.split(' ')[0]} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
        `duplicate route ${surface} ${route.route}`,
      ]),
    ),
    ...duplicates(tools.map(({ tool }) => [tool.name, `duplicate tool ${tool.name}`])),
    ...operations.flatMap(({ field, meta }) => {
      if (!meta.mcp) return [];
      return typeof meta.mcp.text === 'function' ? [] : [`${field.name}: its tool has no text`];
    }),
    ...routes.flatMap(routeProblems),
    ...[...routes, ...tools].flatMap((binding) => bindingProblems(schema, binding)),
  ];
}

const duplicates = (entries: readonly (readonly [key: string, problem: string])[]): string[] => {
  const seen = new Set<string>();
  return entries.filter(([key]) => seen.size === seen.add(key).size).map(([, problem]) => problem);
};

function argumentProblems({ field, input, meta }: Operation): string[] {
  const isServed = meta.rest !== undefined || meta.mcp !== undefined;
  if (!isServed || !field.args.length || (field.args.length === 1 && input)) return [];
  return [`${field.name}: an operation has one argument, an input object named "input"`];
}

function routeProblems({ operation, path, pathParameters, route, surface }: RouteBinding): string[] {
  const names = operation.input ? objectPlan(operation.input, surface).names : new Set<string>();
  const missing = pathParameters.filter((name) => !names.has(name));
  const shaped = /^(\/([\w.-]|\{\w+\})+)+$/.test(path)
    ? []
    : [`${surface} ${route.route}: not a path of words and {parameters}`];
  return [...shaped, ...missing.map((name) => `${surface} ${route.route}: {${name}} is no field of the input`)];
}

function bindingProblems(schema: GraphQLSchema, binding: Binding & { readonly operation: Operation }): string[] {
  const { operation, surface } = binding;
  const where = `${operation.field.name} on ${surface}`;
  const problems: string[] = [];
  for (const document of Object.values(documentsOf(operation, binding, hasPrice(operation)))) {
    if (!document) continue;
    try {
      problems.push(...validate(schema, parse(document)).map((error) => `${where}: bad select: ${error.message}`));
    } catch (error) {
      problems.push(`${where}: bad select: ${(error as Error).message}`);
    }
  }
  if (!operation.input) return problems;
  const plan = objectPlan(operation.input, surface);
  for (const name of [...Object.keys(binding.defaults ?? {}), ...(binding.required ?? [])])
    if (!plan.names.has(name)) problems.push(`${where}: default or required "${name}" is no field of the input`);
  return [...problems, ...planProblems(plan, where, binding.defaults ?? {}, new Set())];
}

function planProblems(
  plan: ObjectPlan,
  where: string,
  defaults: Readonly<Record<string, unknown>>,
  seen: Set<ObjectPlan>,
): string[] {
  if (seen.has(plan)) return [];
  seen.add(plan);
  const wires = plan.fields.flatMap((field) => shownNames(field).map((name) => [name, name] as const));
  const collisions = duplicates(wires).map((name) => `${where}: wire name "${name}" twice in ${plan.type.name}`);
  const stripped = strippedBy(plan, plan.rules).map(
    (name) => `${where}: a rule of ${plan.type.name} drops "${name}": use z.looseObject`,
  );
  const ofFields = plan.fields.flatMap((field) => {
    const hidden =
      field.required && field.wire === null && !field.flattened
        ? [`${where}: ${plan.type.name}.${field.field.name} is required but hidden`]
        : [];
    const inner = innerObject(field);
    if (!inner) return hidden;
    const dropped = field.value.kind === 'object' ? strippedBy(inner, field.rules) : [];
    return [
      ...hidden,
      ...dropped.map(
        (name) => `${where}: the rule of ${plan.type.name}.${field.field.name} drops "${name}": use z.looseObject`,
      ),
      ...planProblems(inner, where, defaults, seen),
    ];
  });
  return [...collisions, ...stripped, ...ofFields];
}

function innerObject({ value }: FieldPlan): ObjectPlan | undefined {
  let at = value;
  while (at.kind === 'list') at = at.item;
  return at.kind === 'object' ? at.object : undefined;
}

const shownNames = (field: FieldPlan): readonly string[] => {
  if (field.flattened && field.value.kind === 'object') return [...field.value.object.names];
  return field.wire === null ? [] : [field.wire, ...field.aliases];
};

/** Fields that a plain `z.object` rule would silently take out of the value. */
function strippedBy(plan: ObjectPlan, rules: ObjectPlan['rules']): string[] {
  return rules.flatMap((rule) => {
    if (!(rule instanceof z.ZodObject) || rule._zod.def.catchall) return [];
    return Object.keys(plan.type.getFields()).filter((name) => isInputObjectType(plan.type) && !(name in rule.shape));
  });
}
