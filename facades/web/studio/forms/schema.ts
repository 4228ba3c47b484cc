/** What a form knows of an operation's input: a part of JSON Schema, made from the service's own schema. */
export interface FieldSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly deprecated?: boolean;
}

export interface OperationForm {
  readonly field: string;
  readonly description: string;
  readonly payload: string;
  readonly inputType: string;
  readonly input: FieldSchema;
}

/** An operation that a page sends by itself, without fields to be filled in: its name and the type of its input. */
export const formOf = (field: string, inputType: string): OperationForm => ({
  field,
  inputType,
  payload: '',
  description: '',
  input: {},
});

/** A picture of a request. */
export interface ImageValue {
  /** Raw base64. */
  readonly base64: string;
  /** Of the file that was chosen. */
  readonly name: string;
}

export type FormValues = Readonly<Record<string, unknown>>;

/** `imageSize` → "Image size". */
export const labelOf = (name: string): string =>
  name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** "low top-down" → LOW_TOP_DOWN: enums of the schema are called so. */
const enumName = (word: string): string => word.toUpperCase().replace(/[ -]/g, '_');

/** The values of a form as the operation's input. What is empty is left out: the service has its own defaults. */
export function toInput(schema: FieldSchema, values: FormValues): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const value = toValue(field, values[name]);
    if (value !== undefined) input[name] = value;
  }
  return input;
}

function toValue(field: FieldSchema, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (field.format === 'image') return { base64: (value as ImageValue).base64 };
  if (field.enum && typeof value === 'string') return enumName(value);
  if (field.type === 'object' && typeof value === 'object') return toInput(field, value as FormValues);
  if (field.type === 'array' && Array.isArray(value)) return value.map((item) => toValue(field.items ?? {}, item));
  return value;
}

/** What a field holds before a user touches it. */
export const initialValue = (field: FieldSchema): unknown => field.default;

/** Whether a form can ask for it: lists of pictures and of shapes are the work of other pages. */
export const isShown = (field: FieldSchema): boolean =>
  !field.deprecated &&
  (field.format === 'image' || isSize(field) || ['string', 'integer', 'number', 'boolean'].includes(field.type ?? ''));

export const isSize = ({ type, properties }: FieldSchema): boolean =>
  type === 'object' && properties !== undefined && Object.keys(properties).sort().join() === 'height,width';
