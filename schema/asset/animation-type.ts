import type { AssetAnimation } from '../../src/db.ts';
import { SIDES } from '../../src/exports/index.ts';
import { builder } from '../builder.ts';
import { Image } from '../image/type.ts';
import { Job, Status } from '../job/type.ts';
import { Asset, linksOf } from './type.ts';

interface ResultData {
  readonly loop?: boolean;
  readonly motion?: string;
  readonly notes?: readonly string[];
}
/** What a job's handler said of an animation besides its frames. */
const dataOfResult = (result: unknown): ResultData => (result as { data?: ResultData } | null)?.data ?? {};

export const AnimationDirection = builder.prismaObject('AssetAnimation', {
  name: 'AnimationDirection',
  description: 'An animation from one side. A job of its own draws it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    direction: t.exposeString('direction', { description: 'The way it faces: `south`, `south-east`, …' }),
    action: t.exposeString('action', {
      nullable: true,
      description: 'What it does, in the words of the request; null for a template animation.',
    }),
    frameCount: t.exposeInt('frameCount', { description: 'Frames that are stored once it is done.' }),
    status: t.field({ type: Status, select: { job: { select: { status: true } } }, resolve: ({ job }) => job.status }),
    job: t.relation('job', { description: 'The job that draws it.' }),
    loop: t.boolean({
      description: 'Whether it plays round and round; known once it is done, true until then.',
      select: { job: { select: { result: true } } },
      resolve: ({ job }) => dataOfResult(job.result).loop ?? true,
    }),
    motion: t.string({
      nullable: true,
      description: 'Id of the movement that was drawn; null until it is done.',
      select: { job: { select: { result: true } } },
      resolve: ({ job }) => dataOfResult(job.result).motion ?? null,
    }),
    notes: t.stringList({
      description: 'What the drawn movement is not, or not quite, of what was asked; none until it is done.',
      select: { job: { select: { result: true } } },
      resolve: ({ job }) => [...(dataOfResult(job.result).notes ?? [])],
    }),
    frames: t.field({
      type: [Image],
      description: 'The frames in the order of play; none until the job is completed.',
      complexity: { field: 1, multiplier: 8 },
      select: (_args, _ctx, nested) => ({ job: { select: { images: nested({ orderBy: { position: 'asc' } }) } } }),
      resolve: ({ job }) => job.images,
    }),
    frameUrls: t.stringList({
      description: 'Addresses of the frames’ PNGs in the order of play; none until the job is completed.',
      select: { job: { select: { images: { orderBy: { position: 'asc' }, select: { id: true } } } } },
      resolve: ({ job }, _args, ctx) => job.images.map(({ id }) => `${ctx.services.config.publicUrl}/images/${id}`),
    }),
    previewUrl: t.string({
      description: 'Address of a moving picture, a GIF, once it is done. The ids in it are the key.',
      select: { asset: { select: { id: true, kind: true } } },
      resolve: ({ asset, groupId, direction }, _args, ctx) =>
        `${linksOf(ctx.services.config.publicUrl, asset)}/animations/${groupId}/${direction}/preview`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

type Row = AssetAnimation;

/** The directions of one animation, oldest first; at least one. */
export interface AnimationGroup {
  readonly rows: readonly Row[];
}

export const Animation = builder.objectRef<AnimationGroup>('Animation').implement({
  description: 'An animation of an asset, from one or more sides.',
  fields: (t) => ({
    groupId: t.id({ description: 'Its id.', resolve: ({ rows }) => rows[0]!.groupId }),
    type: t.string({
      description: 'The template’s id, or a short name made of the action’s words.',
      resolve: ({ rows }) => rows[0]!.type,
    }),
    displayName: t.string({
      nullable: true,
      description: 'What the user calls it.',
      resolve: ({ rows }) => rows.find(({ displayName }) => displayName)?.displayName ?? null,
    }),
    mode: t.string({ description: '`template`, `v3` or `pro`.', resolve: ({ rows }) => rows[0]!.mode }),
    directions: t.field({
      type: [AnimationDirection],
      complexity: { field: 1, multiplier: 4 },
      resolve: ({ rows }) => [...rows],
    }),
  }),
});

/** Rows of one asset → its animations, in the order in which they were asked for. */
export function groupsOf(rows: readonly Row[]): AnimationGroup[] {
  const groups = new Map<string, Row[]>();
  const place = ({ direction }: Row) => SIDES.indexOf(direction as (typeof SIDES)[number]);
  const inOrder = [...rows].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || place(a) - place(b));
  for (const row of inOrder) groups.set(row.groupId, [...(groups.get(row.groupId) ?? []), row]);
  return [...groups.values()].map((group) => ({ rows: group }));
}

builder.prismaInterfaceFields(Asset, (t) => ({
  animations: t.field({
    type: [Animation],
    description: 'Its animations, those that are still being drawn among them; oldest first.',
    complexity: { field: 1, multiplier: 4 },
    select: (_args, _ctx, nested) => {
      const directions = nested({}, ['directions'], 'AnimationDirection') as { readonly select?: object };
      // of a query that asks for no direction nothing is selected, which the database's client refuses
      return { animations: directions.select && !Object.keys(directions.select).length ? true : directions };
    },
    resolve: ({ animations }) => groupsOf(animations as Row[]),
  }),
}));

builder.prismaObjectFields(Job, (t) => ({
  animation: t.relation('animation', {
    type: AnimationDirection,
    nullable: true,
    description: 'The animation, from one side, that this job draws.',
  }),
}));
