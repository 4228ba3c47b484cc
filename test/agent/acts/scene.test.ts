/** What wishes for pictures and interfaces become. */
import { expect, it } from 'vitest';
import { scene } from '../../../workers/agent/planner/acts/scene.ts';
import { ui } from '../../../workers/agent/planner/acts/ui.ts';
import { argsIn, drawnIn, EMPTY, having, ownCharacter, toolsIn, wished } from './wished.ts';

it('draws layers far, middle and near', () => {
  const made = scene(wished('make.scene', 'parallax background, 3 layers, mountains at dawn', 'n:parallax background', 'count:3', 'look:mountains at dawn'), EMPTY); // biome-ignore format: one line
  expect(drawnIn(made)).toEqual(['far', 'middle', 'near'].map((at) => `${at} parallax layer of mountains at dawn`));
});

it('draws a page in its exact size, and larger ones at a whole part of it', () => {
  const itch = scene(wished('make.scene', 'single pic for my itch page, 630x500, a moon over a field', 'size:630x500', 'n:a moon with a face over a pumpkin field'), EMPTY);
  expect(argsIn(itch)).toMatchObject({ width: 630, height: 500 });
  const steam = scene(wished('make.scene', 'capsule 920x430 with a fox on a cliff', 'n:a fox on a cliff', 'size:920x430'), EMPTY);
  expect(argsIn(steam)).toMatchObject({ width: 460, height: 215 });
  expect(steam!.notes!.join(' ')).toMatch(/enlarged 2 times it is exactly 920x430/);
}); // biome-ignore format: short enough

it('draws the face of somebody of the account', () => {
  const made = scene(wished('make.scene', 'pls make a portrait for the innkeeper too, same face', 'n:a portrait for the innkeeper', 'look:same face'), having(ownCharacter('innkeeper'))); // biome-ignore format: one line
  expect(drawnIn(made)).toEqual(['portrait of an innkeeper']);
  expect(made!.notes!.join(' ')).toMatch(/"innkeeper" is drawn anew/);
});

it('draws a thing by itself as one, and tells what is not written', () => {
  const scientist = scene(wished('make.scene', 'make a scientist in a lab coat', 'n:a scientist in a lab coat'), EMPTY);
  expect(toolsIn(scientist)).toEqual(['create_character']);
  const title = scene(wished('make.scene', 'title picture, "Dust Runner", two cowboys', 'n:two cowboys facing off', 'text:Dust Runner'), EMPTY);
  expect(title!.lost).toEqual(['Dust Runner']);
  expect(scene(wished('make.scene', 'a background', 'n:a background'), EMPTY)!.ask).toMatch(/\?$/);
}); // biome-ignore format: short enough

it('makes parts of an interface one picture, with the labels of its buttons', () => {
  const made = ui(wished('make.ui', 'main menu with play and quit buttons, wooden', 'n:main menu', 'text:play', 'text:quit', 'style:wooden'), EMPTY);
  expect(argsIn(made)).toMatchObject({ description: 'main menu, button "play", button "quit", wooden' });
  const bar = ui(wished('make.ui', 'a health bar 100x20', 'n:a health bar', 'size:100x20'), EMPTY);
  expect(bar!.instead).toMatch(/192 to 688/);
}); // biome-ignore format: short enough

it('draws a cursor as a small thing', () => {
  const made = ui(
    wished('make.ui', 'cursor. like a little gauntlet', 'n:cursor', 'look:like a little gauntlet'),
    EMPTY,
  );
  expect(toolsIn(made)).toEqual(['create_map_object']);
  expect(argsIn(made)).toMatchObject({ description: 'a little gauntlet', width: 32 });
  expect(made!.steps[0]!.price).toBe(1);
});
