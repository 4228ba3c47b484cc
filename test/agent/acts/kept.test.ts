/** Lists, files, names, jobs and money of what somebody has. */
import { expect, it, test } from 'vitest';
import { answered, become, called, having, own, told } from './theirs.ts';

const KNIGHT = own('CHARACTER', 'knight', { animations: 2 });
const RAT = own('CHARACTER', 'dungeon rat');
const DOOR = own('OBJECT', 'dungeon door');
const WALLS = own('TOPDOWN_TILESET', 'dungeon walls');
const OLD = own('MAP_OBJECT', 'paper lantern', { createdAt: '2020-02-03T10:00:00Z' });
const ALL = having(KNIGHT, RAT, DOOR, WALLS, OLD);

test.each<[string, string, readonly string[], RegExp]>([
  ['find', 'where is [target my lantern]', [], /paper lantern.*download/],
  ['find', 'how many [target characters] do i have', [], /You have 2: 2 characters/],
  ['find', 'what did i make [target yesterday]', [], /Nothing.*newest is "knight"/s],
  ['find', 'do i have [target a submarine]', [], /find no "a submarine"/],
  ['find', '[target my games]', ['list_games'], /None of your games/],
  ['find', 'which of [target my characters] has no walk animation', ['get_character knight false'], /Without "walk": "dungeon rat"/],
  ['export', 'export [target the knight] for [format godot]', ['find_assets knight godot'], /for Godot/],
  ['export', 'save [target everything] as [format tiled]', ['find_assets tiled'], /no file of that kind/],
  ['export', '[target the knight] as [format psd]', ['find_assets knight'], /PSD I cannot/],
  ['rename', 'call [target the knight] [name Bob]', ['rename_asset knight Bob'], /^$/],
  ['rename', 'tag [target all my dungeon stuff] with [name level1]', ['get_character dungeon-rat false', 'update_character_tags dungeon-rat level1', 'get_object dungeon-door false', 'update_object_tags dungeon-door level1'], /dungeon walls.*library/],
  ['delete', 'delete [target the knight]', [], /never delete.*"knight"/],
  ['delete', 'delete [target all my stuff]', ['list_games'], /All that you have is "knight"/],
  ['undo', 'undo that', [], /nothing to take back/],
  ['stop', 'stop [target the dragon]', ['cancel_jobs dragon'], /Stopped/],
  ['job', 'is [target my knight] done', ['list_jobs'], /It is done/],
  ['spent', 'what did i spend today', ['get_usage 1', 'get_spending'], /Made since then: "knight"/],
  ['check', 'does [target the walls] have a seam', ['get_topdown_tileset dungeon-walls'], /no pictures here.*corners/s],
  ['convert', 'make [target the attached photo] pixel art [size 64x64]', [], /words alone.*64x64/],
  ['convert', '[target the knight] in [palette 8 colours]', ['change_picture knight colors 8'], /Pictures/],
])('%s: %s', (act, marked, calls, says) => {
  const outcome = become(act, marked, ALL);
  expect([...called(outcome)]).toEqual(calls);
  expect(told(outcome, { text: '', structured: {} }, { text: '', structured: {} })).toMatch(says);
}); // biome-ignore format: a table

it('says whether what is left is enough', () => {
  const outcome = become('balance', 'is it enough for [n two tilesets] and [n an interface]', ALL);
  const left = { text: 'You have 30 generations left.', structured: { generations: 30 } };
  expect(told(outcome, left)).toMatch(/22 generations in all\. That is enough, 8 would be left/);
});

it('does so from a message', async () => {
  expect((await answered('rename the knight to Bob', KNIGHT)).calls).toEqual(['rename_asset knight Bob']);
  expect((await answered('where is my lantern', KNIGHT, OLD)).said).toMatch(/paper-lantern\/download/);
  expect((await answered('export my knight', RAT, DOOR)).said).toMatch(/no "my knight"/);
  expect((await answered('draw a zombie. zip it please')).calls.at(-1)).toMatch(/^get_downloads/);
});
