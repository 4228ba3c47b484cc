import { type GraphQLSchema, getNamedType } from 'graphql';
import { inputSchema, type JsonSchema } from './json-schema.ts';
import { hasPrice, operationsOf } from './operations.ts';

/** What a front end needs to ask for something that costs: the field, and its input with bounds, words and defaults. */
interface OperationForm {
  /** Name of the mutation. */
  readonly field: string;
  readonly description: string;
  /** The payload's type, whose fields tell what comes back. */
  readonly payload: string;
  /** The input's type. */
  readonly inputType: string;
  /** JSON Schema of the input, in the schema's names; words of enums as people read them: LOW_TOP_DOWN is "low top-down". */
  readonly input: JsonSchema;
}

/**
 * The forms of everything that can be bought: GraphQL's introspection does not tell bounds, and a form that lets a user
 * type what is refused afterwards is no form.
 */
export const formDocument = (schema: GraphQLSchema): Readonly<Record<string, OperationForm>> =>
  Object.fromEntries(
    operationsOf(schema)
      .filter(
        (operation) => operation.kind === 'mutation' && operation.meta.cost && operation.input && hasPrice(operation),
      )
      .map((operation) => {
        const { field, input } = operation;
        const form: OperationForm = {
          field: field.name,
          description: field.description ?? '',
          payload: getNamedType(field.type).name,
          inputType: input!.name,
          input: withImages(inputSchema(operation, { surface: 'graphql', select: '' })),
        };
        return [field.name, form];
      }),
  );

/** The same with every image of a request told as one value, `format: image`: a form asks for a file, not for its parts. */
function withImages<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withImages) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { properties, description } = value as JsonSchema;
  if (typeof properties === 'object' && properties && 'base64' in properties)
    return { format: 'image', ...(description ? { description } : {}) } as T;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withImages(inner)])) as T;
}
