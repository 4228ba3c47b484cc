/** What the assistant is given of the service's tools, and what it has besides. */
import type { ChatStore, Price } from '../../src/chat/store.ts';
import type { Args, CallContext, CallResult, Operations, ToolInfo } from './port.ts';

/** Never given to an assistant, whoever asks: what takes something away, and itself. */
const NEVER = /^(delete_|dismiss_|remove_|chat_|agent_feedback$|sandbox_undeploy$|sandbox_destroy_session$)/;

/** What a tool of the assistant's own may use. */
export interface Bench {
  readonly operations: Operations;
  readonly store: Pick<ChatStore, 'setProject' | 'projectSince'>;
  readonly conversationId: string;
  readonly context: CallContext;
  /** Since when the call has been begun, where it was interrupted before. */
  readonly since: Date | undefined;
}

/** A tool that only the assistant has. It may be called again with the same key. */
export interface OwnTool extends ToolInfo {
  readonly run: (args: Args, bench: Bench) => Promise<CallResult>;
  /** Of what costs something. */
  readonly price?: (args: Args, bench: Pick<Bench, 'operations' | 'context'>) => Promise<Price>;
}

const FREE: Price = { usdMicros: 0n, generations: 0 };
/** What a call of a tool would cost, the service's or the assistant's own; nothing where it would be refused. */
export async function priceOf(
  tool: ToolInfo | undefined,
  args: Args,
  bench: Pick<Bench, 'operations' | 'context'>,
): Promise<Price> {
  if (!tool) return FREE;
  if (!('run' in tool)) return bench.operations.price(tool.name, args, bench.context);
  return (tool as OwnTool).price?.(args, bench).catch(() => FREE) ?? FREE;
}

const object = (properties: Args, ...required: string[]) => ({ type: 'object', properties, required });
const id = (description: string) => ({ type: 'string', format: 'uuid', description });
const own = { keyed: true, readOnly: false };

export const said = (text: string, structured: Args): CallResult => ({ failed: false, text, structured });

/** Longest list of links. */
const MAX_DOWNLOADS = 40;

export const OWN_TOOLS: readonly OwnTool[] = [
  {
    ...own,
    name: 'create_project',
    title: 'Make a project',
    description:
      'Makes a project, to which this conversation and all that is made in it belong from then on; a game needs one.',
    inputSchema: object({ name: { type: 'string', minLength: 1, maxLength: 100 } }, 'name'),
    run: async ({ name }, { operations, store, conversationId, context, since }) => {
      const title = String(name ?? '').trim();
      const made = since && (await store.projectSince(context.caller.accountId, title, since));
      let projectId = made;
      if (!projectId) {
        const document = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }';
        const { createProject } = await operations.graphql(document, { input: { name: title } }, context);
        projectId = (createProject as { id: string }).id;
      }
      await store.setProject(conversationId, projectId);
      return said(`project_id: ${projectId}`, { project_id: projectId, name: title });
    },
  },
  {
    ...own,
    name: 'rename_asset',
    title: 'Give another name',
    description: 'Renames an asset of the account. Free; nothing of its pictures changes.',
    inputSchema: object(
      { asset_id: id('An asset.'), name: { type: 'string', minLength: 1, maxLength: 100 } },
      ...['asset_id', 'name'],
    ),
    run: async ({ asset_id, name }, { operations, context }) => {
      const document = 'mutation ($input: UpdateAssetInput!) { updateAsset(input: $input) { id name } }';
      const input = { assetId: String(asset_id), name: String(name ?? '').trim() };
      const { updateAsset } = await operations.graphql(document, { input }, context);
      const renamed = updateAsset as { id: string; name: string };
      return said(`name: ${renamed.name}`, { asset_id: renamed.id, name: renamed.name });
    },
  },
  {
    ...own,
    readOnly: true,
    name: 'get_downloads',
    title: 'Links to save',
    description: 'Links to the files of assets: a picture, or a ZIP of several.',
    inputSchema: object(
      { asset_ids: { type: 'array', items: id('An asset.'), minItems: 1, maxItems: MAX_DOWNLOADS } },
      'asset_ids',
    ),
    run: async ({ asset_ids }, { operations, context }) => {
      const ids = Array.isArray(asset_ids) ? asset_ids.map(String).slice(0, MAX_DOWNLOADS) : [];
      if (!ids.length) return { failed: true, text: 'error: asset_ids: must name at least one asset' };
      const fields = 'id name kind downloadUrl';
      const document = `query (${ids.map((_, i) => `$i${i}: String!`).join(', ')}) {
        ${ids.map((_, i) => `a${i}: asset(input: { assetId: $i${i} }) { ${fields} }`).join('\n')} }`;
      const variables = Object.fromEntries(ids.map((one, i) => [`i${i}`, one]));
      const found = await operations.graphql(document, variables, context);
      const files = Object.values(found) as { id: string; name: string; downloadUrl: string }[];
      return said(files.map(({ name, downloadUrl }) => `${name}: ${downloadUrl}`).join('\n'), { files });
    },
  },
];

/** Fields in which a picture is sent: a model that writes words has none. */
const PICTURE = /base64|_url$|^(?:style_images|background_image|inpainting)$/;

function withoutPictures(tool: ToolInfo): ToolInfo {
  const { properties, ...schema } = tool.inputSchema as { properties?: Readonly<Record<string, unknown>> };
  if (!properties) return tool;
  // the address of a game is one of words
  const kept = Object.entries(properties).filter(([name]) => name === 'preview_url' || !PICTURE.test(name));
  return { ...tool, inputSchema: { ...schema, properties: Object.fromEntries(kept) } };
}

/** All tools of a message, by their names. */
export function toolsOf(operations: Operations, more: readonly OwnTool[] = OWN_TOOLS): ReadonlyMap<string, ToolInfo> {
  const theirs = operations.tools.filter(({ name }) => !NEVER.test(name)).map(withoutPictures);
  return new Map([...theirs, ...more].map((tool) => [tool.name, tool]));
}

/** Calls a tool that is offered: the assistant's own, else the service's. */
export async function callTool(tool: ToolInfo, args: Args, bench: Bench): Promise<CallResult> {
  if (!('run' in tool)) return bench.operations.call(tool.name, args, bench.context);
  try {
    return await (tool as OwnTool).run(args, bench);
  } catch (error) {
    bench.context.signal.throwIfAborted();
    return { failed: true, text: (error as Error).message.slice(0, 1_000) };
  }
}
