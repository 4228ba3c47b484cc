import type { CallToolResult, Tool as ToolListing } from '@modelcontextprotocol/server';
import type { Context } from '../../src/context.ts';
import type { FacadeDeps } from '../core/deps.ts';
import { errorText, toAppError } from '../core/errors.ts';
import { createInvoke } from '../core/invoke.ts';
import { inputSchema, outputSchema } from '../core/json-schema.ts';
import { operationsOf, type ToolBinding, toolsOf } from '../core/operations.ts';
import { checkedReply } from '../core/replies.ts';

/** Assistants read every line. */
const MAX_NOTES = 10;

type Input = Readonly<Record<string, unknown>>;

export interface ServedTool {
  /** Name of the schema's field. */
  readonly operation: string;
  readonly listing: ToolListing;
  /** Never throws: what goes wrong is a result that says so. */
  readonly call: (input: Input, ctx: Context, how: How) => Promise<CallToolResult>;
}

interface How {
  /** Counts the call against its caller's rate, or throws. */
  readonly admit: () => Promise<void>;
  /** Wait until the work has ended. */
  readonly follow: boolean;
}

/** What assistants are shown of the tools: names, schemas and hints, in the schema's order. */
export const toolListings = (schema: FacadeDeps['schema']): readonly ToolListing[] =>
  toolsOf(operationsOf(schema)).map(listingOf);

/** Every tool by its name. Schemas and documents are prepared here, once. */
export function serveTools(deps: FacadeDeps): ReadonlyMap<string, ServedTool> {
  const bindings = toolsOf(operationsOf(deps.schema));
  return new Map(bindings.map((binding) => [binding.tool.name, serveTool(binding, deps)]));
}

function listingOf(binding: ToolBinding): ToolListing {
  const { operation, tool } = binding;
  const readOnly = tool.readOnly ?? operation.kind === 'query';
  const description = tool.description ?? operation.field.description;
  return {
    name: tool.name,
    title: tool.title,
    ...(description ? { description } : {}),
    inputSchema: inputSchema(operation, binding) as ToolListing['inputSchema'],
    outputSchema: outputSchema(tool.structured) as ToolListing['outputSchema'],
    annotations: {
      title: tool.title,
      readOnlyHint: readOnly,
      ...(readOnly ? {} : { destructiveHint: tool.destructive ?? false }),
      openWorldHint: false,
    },
  };
}

function serveTool(binding: ToolBinding, deps: FacadeDeps): ServedTool {
  const { operation, tool } = binding;
  const invoke = createInvoke(deps.schema, operation, binding);
  return {
    operation: operation.field.name,
    listing: listingOf(binding),
    call: async (input, ctx, { admit, follow }) => {
      try {
        await admit();
        const { data, ignored } = await invoke({ input, ctx, follow });
        const notes = ignored
          .slice(0, MAX_NOTES)
          .map((field) => `note: ignored unknown field "${field.slice(0, 100)}"`);
        return {
          content: [
            { type: 'text', text: [tool.text(data), ...notes].join('\n') },
            ...(tool.images?.(data) ?? []).map((png) => ({ type: 'image' as const, data: png, mimeType: 'image/png' })),
          ],
          structuredContent: checkedReply(tool.structure(data), tool.structured, deps),
        };
      } catch (thrown) {
        const error = toAppError(thrown, deps.log, ctx.requestId);
        return { content: [{ type: 'text', text: errorText(error) }], isError: true };
      }
    },
  };
}
