import { servePreview } from '../asset/animation-preview.ts';
import { serveDelete } from '../asset/delete.ts';
import { serveDeleteAnimation } from '../asset/delete-animation.ts';
import { serveExport } from '../asset/export.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { serveTags } from '../asset/update.ts';
import { fetch, number, reply } from '../shape.ts';
import { statusWord } from '../wire.ts';
import { detail, summary } from './shapes.ts';
import { characterTold, listed } from './tools.ts';
import { character } from './type.ts';

serveGet(character, {
  preview: true,
  rest: { route: 'GET /characters/{character_id}', summary: 'Get a character', reply: reply(detail) },
  mcp: {
    name: 'get_character',
    title: 'Get a character',
    description:
      'Status of a character, its pictures once they are drawn, its animations, and for quadrupeds the template animations that there are. With a progress token it waits up to 30 seconds and reports progress.',
    ...characterTold,
  },
});

serveList(character, {
  rest: { route: 'GET /characters', summary: 'List characters', key: 'characters', row: summary },
  mcp: {
    name: 'list_characters',
    title: 'List characters',
    description: 'Characters of this account, newest first, one line each.',
    usual: 10,
    key: 'characters',
    row: listed,
    fetch: fetch({ width: number, height: number }),
    line: (c) =>
      [
        c.id,
        statusWord(c.status),
        `"${c.name}"`,
        ...(c.stateName ? [`state "${c.stateName}"`] : []),
        `${c.directions} directions`,
        `${c.width}x${c.height}`,
        `animations: ${c.animationCount}`,
        ...(c.tags.length ? [`tags: ${c.tags.join(', ')}`] : []),
      ].join(' | '),
    hint: 'create_character makes one.',
  },
});

serveDelete(character, {
  rest: { route: 'DELETE /characters/{character_id}', summary: 'Delete a character and all its data' },
  mcp: { name: 'delete_character', title: 'Delete a character' },
});

serveTags(character, {
  rest: { route: 'PATCH /characters/{character_id}/tags', summary: 'Update character tags' },
  mcp: { name: 'update_character_tags', title: 'Tag a character' },
});

serveDeleteAnimation(character, {
  field: 'deleteAnimation',
  input: 'DeleteAnimationInput',
  rest: { route: 'DELETE /characters/{character_id}/animations', summary: 'Delete an animation of a character' },
  mcp: {
    name: 'delete_animation',
    title: 'Delete an animation',
    description:
      'Removes an animation of a character or of an object (character_id takes the id of either), or one direction of it, with its frames, at once and for good.',
  },
});

servePreview(character, { field: 'animationPreview', input: 'AnimationPreviewInput' });

serveExport(character, { path: '/characters' });
