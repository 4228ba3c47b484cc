import type { GraphQLField } from 'graphql';
import type { z } from 'zod';
import type { Price } from '../src/billing.ts';
import type { Context, Scope } from '../src/context.ts';
import type { ErrorCode } from '../src/errors.ts';

/** Where an operation is served besides GraphQL. `files` are plain links for a browser: absolute paths, no token. */
export type Surface = 'v1' | 'v2' | 'mcp' | 'files';
export const SURFACES: readonly Surface[] = ['v1', 'v2', 'mcp', 'files'];

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What every reply says: which GraphQL fields to fetch and how they look on the wire. */
interface ReplyBase<Data> {
  /** Selection on the field's type: `{ id price { usd } }`. */
  readonly select: string;
  /**
   * Name of a field of the same type as the operation's that waits until the work has ended; `select` is asked of it.
   */
  readonly follow?: string;
  readonly _data?: Data;
}

/** A JSON reply. `body` turns the fetched data into the wire's shape; `schema` documents and checks it. */
export interface JsonReply<Data = never> extends ReplyBase<Data> {
  readonly status: 200 | 202;
  readonly schema: z.ZodType;
  /** May throw an AppError, e.g. LOCKED while the work goes on. */
  readonly body: (data: Data) => unknown;
}

/** A reply of bytes. */
export interface FileReply<Data = never> extends ReplyBase<Data> {
  readonly file: (data: Data) => {
    readonly base64: string;
    readonly mime: string;
    readonly name: string;
    /** It never changes: whoever has it need not ask again. */
    readonly immutable?: boolean;
  };
  /** Media types that it may have, for the documents. */
  readonly types: readonly string[];
}

export interface Route {
  /** Path parameters in braces are wire names of input fields: `GET /map-objects/{object_id}`. */
  readonly route: `${Method} /${string}`;
  readonly summary?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each reply reads the data of its own `select`
  readonly reply: JsonReply<any> | FileReply<any>;
  /** Errors that the documents name beyond those that follow from scope, cost and input: `['LOCKED', 'GONE']`. */
  readonly errors?: readonly ErrorCode[];
  /** A body to show in the documents. Wire names and values. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Wire defaults of this route, where they differ from the schema's. Wire names and values. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** What this route stands for: these fields are not read from a request; null leaves one absent. Wire names and values. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Fields that it does not know are refused, where other routes ignore them. */
  readonly strict?: boolean;
  /** Wire names that this route requires although the schema does not. */
  readonly required?: readonly string[];
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Told to the assistant in place of the field's description. */
  readonly description?: string;
  /** Wire defaults of this tool, where they differ from the schema's. Wire names and values. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Wire names that this tool requires although the schema has a default. */
  readonly required?: readonly string[];
  /** Wire name of a field that makes up for those: where it is given they may be absent. */
  readonly requiredUnless?: string;
  readonly select: string;
  readonly follow?: string;
  /** The text result that assistants and client programs read: lines `id: …`, `status: …`, `hint: …`. */
  // biome-ignore lint/suspicious/noExplicitAny: reads the data of `select`
  readonly text: (data: any) => string;
  /** Raw base64 PNGs to show. */
  // biome-ignore lint/suspicious/noExplicitAny: reads the data of `select`
  readonly images?: (data: any) => readonly string[];
  readonly structured: z.ZodType;
  // biome-ignore lint/suspicious/noExplicitAny: reads the data of `select`
  readonly structure: (data: any) => Record<string, unknown>;
  readonly readOnly?: boolean;
  /** Takes something away that was there. */
  readonly destructive?: boolean;
}

/** The extension `operation` of a root field: all that a facade needs to serve it. */
// biome-ignore lint/suspicious/noExplicitAny: input types differ by field; OperationMeta<Input> is checked where it is declared
export interface OperationMeta<Input = any> {
  /** What a token must be allowed to; null serves everyone, without a token. */
  readonly scope: Scope | null;
  /** What it costs; absent is free. May look at what the input names, and refuse it: throws what the resolver would. */
  readonly cost?: (input: Input, ctx: Context) => Price | Promise<Price>;
  readonly rest?: { readonly [S in 'v1' | 'v2' | 'files']?: Route | readonly Route[] };
  readonly mcp?: Tool;
}

/** The extension `wire` of an input field: how the other surfaces call it. Names are written, never derived silently. */
export interface WireField {
  /** A name differing from the schema's name in snake_case; null hides the field on that surface. */
  readonly v1?: string | null;
  readonly v2?: string | null;
  readonly mcp?: string | null;
  readonly files?: string | null;
  /** Other names by which REST and MCP take the field: programs write it in several ways. Documents name only the first. */
  readonly aliases?: readonly string[];
  /** REST and MCP also take its list of objects (in lists of lists, each innermost one) as the only field of an object. */
  readonly wrapper?: string;
  /** Surfaces on which the fields of this input object stand directly in its parent. */
  readonly flatten?: readonly Surface[];
  /** Filled from the request's envelope (header, query), not from its body. */
  readonly control?: 'dryRun' | 'idempotencyKey';
  /** Surfaces that write the value in another form. */
  readonly written?: { readonly [S in Surface]?: Written };
}

/** Another form of a value: JSON as text, a list with commas. */
export interface Written {
  /** JSON Schema of that form. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Into the field's own wire form. Throws an Error whose message tells the user what is wrong. */
  readonly read: (value: unknown) => unknown;
}

declare module 'graphql' {
  // biome-ignore lint/suspicious/noExplicitAny: graphql's own signature
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs = any> {
    operation?: _TArgs extends { input: infer Input } ? OperationMeta<Input> : OperationMeta;
  }
  interface GraphQLInputFieldExtensions {
    wire?: WireField;
  }
}

export type OperationField = GraphQLField<unknown, unknown>;
