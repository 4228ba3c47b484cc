/** A game made as an assistant makes one: every asset drawn, the project written, built, deployed, all by tools. */
import {
  drawRequests,
  fileWrites,
  type GameDescription,
  givenAssets,
  templateOf,
  withAssets,
} from '../../../workers/agent/games/index.ts';
import { callTool, polled } from '../../contract/surfaces.ts';
import type { TestApi } from '../../setup/api.ts';

export interface MadeGame {
  readonly game: GameDescription;
  readonly projectId: string;
  /** Where it is served. */
  readonly url: string;
  readonly seconds: { readonly drawing: number; readonly placing: number; readonly deploying: number };
}

type Args = Record<string, unknown>;

export async function tool(api: TestApi, name: string, args: Args) {
  const answer = await callTool(api, name, args);
  if (answer.isError) throw new Error(`${name}: ${answer.text}`);
  return answer;
}

/** The id of what a tool began to draw, once it is drawn. */
async function drawn(api: TestApi, name: string, args: Args): Promise<string> {
  const { structured } = await tool(api, name, args);
  await polled(api, structured.job_id as string);
  const id = ['character_id', 'object_id', 'tileset_id', 'asset_id', 'ui_asset_id'].find((key) => structured[key]);
  if (!id) throw new Error(`${name} gives no id: ${JSON.stringify(structured)}`);
  return structured[id] as string;
}

export async function drawAssets(api: TestApi, game: GameDescription): Promise<GameDescription> {
  const ids: Record<string, string> = {};
  await Promise.all(
    drawRequests(game).map(async ({ slot, tool: name, args, then }) => {
      const id = await drawn(api, name, args);
      for (const next of then) {
        const { structured } = await tool(api, next.tool, { ...next.args, character_id: id });
        for (const job of structured.job_ids ?? [structured.job_id]) await polled(api, job as string);
      }
      ids[slot] = id;
    }),
  );
  return withAssets(game, ids);
}

export async function makeGame(api: TestApi, described: GameDescription, slug: string): Promise<MadeGame> {
  const began = performance.now();
  const game = await drawAssets(api, described);
  const drawnAt = performance.now();
  const { data } = await api.graphql('mutation ($name: String!) { createProject(input: { name: $name }) { id } }', {
    name: game.title,
  });
  const projectId: string = data.createProject.id;
  const { structured } = await tool(api, 'sandbox_create_session', { project_id: projectId });
  const session_id = structured.session_id as string;
  await tool(api, 'sandbox_run', {
    session_id,
    code: fileWrites(templateOf(game.template).files(game)),
    assets: givenAssets(game),
  });
  const placedAt = performance.now();
  await tool(api, 'sandbox_deploy_worker', { session_id, project_slug: slug, project_id: projectId });
  const seconds = {
    drawing: (drawnAt - began) / 1000,
    placing: (placedAt - drawnAt) / 1000,
    deploying: (performance.now() - placedAt) / 1000,
  };
  await tool(api, 'sandbox_destroy_session', { session_id });
  return {
    game,
    projectId,
    url: `${api.gamesUrl}/${slug}--main/`,
    seconds,
  };
}
