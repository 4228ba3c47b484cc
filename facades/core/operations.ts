import {
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { OperationField, OperationMeta, Route, Surface, Tool } from '../../schema/operation.ts';
import { controlOf } from './names.ts';

/** A root field that is served beyond GraphQL. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  readonly field: OperationField;
  readonly meta: OperationMeta;
  /** The type of the only argument, `input`; absent where the field has none. */
  readonly input: GraphQLInputObjectType | undefined;
}

/** One place where an operation is served: a route or a tool, and what that place changes. */
export interface Binding {
  readonly surface: Surface;
  readonly select: string;
  readonly follow?: string;
  /** Wire names and values that stand for absent ones. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Wire names that must be given although the schema has a default. */
  readonly required?: readonly string[];
  readonly requiredUnless?: string;
  /** Wire names and values that are not read from a request; null leaves the field absent. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Unknown fields are refused. */
  readonly strict?: boolean;
}

export interface RouteBinding extends Binding {
  readonly operation: Operation;
  readonly route: Route;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With parameters in braces. */
  readonly path: string;
  /** Wire names of the input fields that stand in the path. */
  readonly pathParameters: readonly string[];
}

export interface ToolBinding extends Binding {
  readonly operation: Operation;
  readonly tool: Tool;
}

/** Every query and mutation field with an `operation` extension, in the schema's order. */
export function operationsOf(schema: GraphQLSchema): readonly Operation[] {
  const roots = [
    { kind: 'query' as const, type: schema.getQueryType() },
    { kind: 'mutation' as const, type: schema.getMutationType() },
  ];
  return roots.flatMap(({ kind, type }) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      const meta = field.extensions.operation as OperationMeta | undefined;
      if (!meta) return [];
      const argument = field.args.find((arg) => arg.name === 'input');
      const input = argument && getNamedType(argument.type);
      return [{ kind, field, meta, input: isInputObjectType(input) ? input : undefined }];
    }),
  );
}

/** The routes of one REST surface. */
export function routesOf(operations: readonly Operation[], surface: 'v1' | 'v2' | 'files'): readonly RouteBinding[] {
  return operations.flatMap((operation) =>
    [operation.meta.rest?.[surface] ?? []].flat().map((route: Route): RouteBinding => {
      const [method, path] = route.route.split(' ') as [RouteBinding['method'], string];
      const { select, follow } = route.reply;
      const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      const { defaults, fixed, required, strict } = route;
      return {
        operation,
        route,
        surface,
        method,
        path,
        pathParameters,
        select,
        follow,
        defaults,
        fixed,
        required,
        strict,
      };
    }),
  );
}

/** The tools that assistants see. */
export function toolsOf(operations: readonly Operation[]): readonly ToolBinding[] {
  return operations.flatMap((operation) => {
    const tool = operation.meta.mcp;
    if (!tool) return [];
    const { select, follow, defaults, required, requiredUnless } = tool;
    return [{ operation, tool, surface: 'mcp' as const, select, follow, defaults, required, requiredUnless }];
  });
}

/** Whether the operation's result can say what it would cost. */
export function hasPrice(operation: Operation): boolean {
  const type = getNamedType(operation.field.type);
  return isObjectType(type) && 'price' in type.getFields();
}

/** Whether the operation's input has a field that the envelope fills. */
export function takes({ input }: Operation, control: NonNullable<ReturnType<typeof controlOf>>): boolean {
  return Object.values(input?.getFields() ?? {}).some((field) => controlOf(field) === control);
}
