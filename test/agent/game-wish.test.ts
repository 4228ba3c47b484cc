/** A wish for a game read by its grammar: who is what by what is done, and what is no part of play is told. */
import { describe, expect, it } from 'vitest';
import { drawRequests, editGame, newGame, type TemplateId, templateOf } from '../../workers/agent/games/index.ts';
// @ts-expect-error plain JavaScript of a game
import { manyOf, theOne } from '../../workers/agent/games/sources/kit/names.js';
import { featuresMissing } from '../../workers/agent/planner/cannot.ts';
import {
  castFrom,
  editsFrom,
  plainWish,
  playsIn,
  readGame,
  slotsFrom,
  toldOf,
  towersStand,
} from '../../workers/agent/planner/game-wish/index.ts';
import { levelPlaces } from '../../workers/agent/planner/level-places.ts';
import { askedOf, oneHero } from '../../workers/agent/planner/own-game/asked.ts';
import { gameWordsOf } from '../../workers/agent/planner/own-game/words.ts';
import { piecesOf } from '../../workers/agent/planner/pieces.ts';
import { wishesGame } from '../../workers/agent/planner/played.ts';

const read = (id: TemplateId, said: string) => {
  const roles = readGame(plainWish(said.toLowerCase()), templateOf(id));
  if (!roles) throw new Error(`not read: ${said}`);
  return roles;
};

describe('roles by what is done', () => {
  it('takes what is jumped over for what stands in the way, and not for foes', () => {
    const said = read(
      'platformer',
      'platformer with a frog who jumps over lilypads and logs and catches flies. Herons are the bad guys.',
    );
    expect(said).toMatchObject({ hero: 'a frog', hurdles: ['lilypads', 'logs'], pickups: ['flies'], foes: ['herons'] });
    expect(slotsFrom(said, templateOf('platformer'))).toMatchObject({ spikes: 'lilypads', lowProp: 'logs' });
    expect(editsFrom(said, templateOf('platformer'))).toContain('add spikes');
    expect(castFrom(said, templateOf('platformer')).foes).toEqual(['herons']);
    const runs = read(
      'runner',
      'a runner where a mail van drives through the countryside, jumps over potholes and hay bales and picks up letters',
    );
    expect(castFrom(runs, templateOf('runner')).foes).toEqual(['potholes', 'hay bales']);
  });

  it('reads who comes, who defends and what is defended', () => {
    expect(
      read('tower-defence', 'worms attack an apple tree, ladybugs and birds protect it, start with 200 gold'),
    ).toMatchObject({
      foes: ['worms'],
      base: 'an apple tree',
      towers: ['ladybugs', 'birds'],
      edits: ['start with 200 gold'],
    });
    expect(
      read(
        'tower-defence',
        "defend grandma's garden from rabbits, moles and snails with scarecrows, sprinklers and cats, boss is a giant rabbit",
      ),
    ).toMatchObject({
      base: "grandma's garden",
      foes: ['rabbits', 'moles', 'snails'],
      towers: ['scarecrows', 'sprinklers', 'cats'],
      boss: 'a giant rabbit',
    });
    expect(
      read('tower-defence', 'castle siege: archers, catapults and mages defend against orcs, trolls and dragons'),
    ).toMatchObject({ towers: ['archers', 'catapults', 'mages'], foes: ['orcs', 'trolls', 'dragons'] });
  });

  it('leaves to whom something belongs: with whom, in which place, who acts next', () => {
    expect(
      read('platformer', 'little girl with red umbrella floats between clouds, lightning is deadly, gather raindrops'),
    ).toMatchObject({
      hero: 'little girl with red umbrella',
      hurdles: ['lightning'],
      pickups: ['raindrops'],
      foes: [],
    });
    expect(
      read(
        'adventure',
        'adventure in a museum, a guard searches for 4 stolen paintings, mummies walk around, needs a key to get out',
      ),
    ).toMatchObject({ hero: 'a guard', place: 'a museum', foes: ['mummies'], pickups: ['stolen paintings'] });
    expect(
      read(
        'runner',
        'runner on a train roof, cowboy jumps between wagons and ducks under bridges, bandits chase him, grab gold bags',
      ),
    ).toMatchObject({
      hero: 'cowboy',
      place: 'a train roof',
      hurdles: ['wagons', 'bridges'],
      foes: ['bandits'],
      pickups: ['gold bags'],
    });
    expect(
      read('twin-stick', 'shoot em up with a chicken in a tractor vs foxes and hawks, corn as ammo, big fox as boss'),
    ).toMatchObject({ hero: 'a chicken in a tractor', foes: ['foxes', 'hawks'], thrown: 'corn', boss: 'big fox' });
    expect(
      read(
        'platformer',
        'an elephant who is afraid of mice should cross the savanna, watering holes give life back, 3 worlds',
      ),
    ).toMatchObject({
      hero: 'an elephant',
      foes: ['mice'],
      place: 'a savanna',
      heals: 'watering holes',
      edits: ['3 levels'],
    });
    expect(
      read('adventure', 'a calm fishing village walk around game, help the old man find his 7 lost lanterns'),
    ).toMatchObject({ hero: 'an old man', pickups: ['lost lanterns'], place: 'calm fishing village' });
  });

  it('reads a place that comes first, and who is against somebody', () => {
    expect(
      read(
        'platformer',
        'a platformer in which a chef runs through a messy restaurant, jumps over plates and grabs tomatoes. Rats are against him. 6 levels.',
      ),
    ).toMatchObject({
      hero: 'a chef',
      place: 'a messy restaurant',
      hurdles: ['plates'],
      pickups: ['tomatoes'],
      foes: ['rats'],
      edits: ['6 levels'],
    });
    expect(read('match-3', 'match 3 in a toy store with robots, teddy bears, blocks, balls and dolls').pieces).toEqual([
      'robots',
      'teddy bears',
      'blocks',
      'balls',
      'dolls',
    ]);
    expect(read('runner', 'runner with a reindeer pulling a sled over snowy roofs').goal).toBeUndefined();
  });

  it('tells what is done and is no part of play, and how many were said', () => {
    const waiter = read(
      'runner',
      'endless runner: a waiter balances plates through a restaurant, jumps over cats, collects 30 tips and crumbs',
    );
    expect(waiter).toMatchObject({ hero: 'a waiter', hurdles: ['cats'], pickups: ['tips', 'crumbs'] });
    const told = toldOf(waiter, templateOf('runner'));
    expect(told.lacks.join(' ')).toMatch(/balance plates.*crumbs/);
    expect(told.notes.join(' ')).toMatch(/30 were said/);
    const robot = read('platformer', 'a little robot has to reach the charging station before its battery is empty');
    expect(robot).toMatchObject({
      hero: 'a little robot',
      goal: 'a charging station',
      edits: ['time limit 60 seconds'],
    });
  });

  it('gives no roles at all where a part of the sentence is not read', () => {
    expect(readGame('adventure with a cat. glorping blorbs', templateOf('adventure'))).toBeUndefined();
  });
});

it('knows a board by its size, places one after the other, and a shop that is only where it is', () => {
  expect(read('match-3', 'match 3 with farm animals. the board should be 6x6').edits).toContain('a board of 6');
  expect(levelPlaces('adventure with three levels: first a beach, then a jungle, then a volcano.').edits).toEqual([
    'level 2 should be in a jungle',
    'level 3 should be in a volcano',
  ]);
  expect(featuresMissing('make a match 3 about a tea shop')).toEqual([]);
  expect(featuresMissing('a platformer with a shop')).not.toEqual([]);
});

describe('whether it is played', () => {
  it.each([
    'Top down: a ghost haunting a mansion, scares guests by touching them, has to avoid priests. collect 5 candles',
    'Spider-like drone cleans a space station: blast rust monsters, pick up screws, boss = giant vacuum',
    'an elephant who is afraid of mice should cross the savanna, watering holes give life back, 3 worlds',
    'Worms attack an apple tree, ladybugs and birds protect it, start with 200 gold',
  ])('%s', (said) => expect(wishesGame(said)).toBe(true));
  it.each([
    'a knight who fights a dragon in a burning castle and collects gold coins',
    'a wizard shooting fire at goblins while an owl sits on his shoulder',
    'a girl with a red umbrella jumping over puddles on a rainy street',
  ])('no: %s', (said) => expect(playsIn(said)).toBe(false));
  it('builds towers where some come and others stand against them', () => {
    expect(towersStand('worms attack an apple tree, ladybugs and birds protect it')).toBe(true);
    expect(towersStand('a knight protects a princess')).toBe(false);
  });
  it('draws farm animals as those of a farm, and no lemon blue', () => {
    expect(Object.values(piecesOf('farm animals')).map(({ prompt }) => prompt)).toContain('a pink pig');
    expect(
      Object.values(piecesOf(['teapots', 'cups', 'lemons', 'croissants', 'macarons'])).map(({ prompt }) => prompt),
    ).toContain('a lemon');
  });
});

describe('the game of a conversation', () => {
  const game = newGame('platformer', { title: 'Jungle Fox' });
  const clauses = (said: string) => gameWordsOf(said, game).clauses;
  it('is asked about without being changed', () => {
    expect(askedOf('what keys do i use to jump and shoot?', game)).toMatch(/Arrows or WASD walk.*Nothing was changed/);
    expect(askedOf('how many levels does it have and who is the boss?', game)).toMatch(/3 levels.*no boss in it/);
    expect(askedOf('can two people play it together?', game)).toMatch(/one at a time/);
    expect(askedOf('can you make the hero faster?', game)).toBeUndefined();
    expect(oneHero('let me pick between two heroes at the start: my knight or my witch')).toMatch(/One hero is played/);
  });
  it('is changed part by part, each with whom it is said of, by the numbers that are said', () => {
    const larger = editGame(game, clauses('hero should be twice as big and jump 1.5 times as high').join(', ')).game
      .settings;
    expect([larger.heroSize, larger.heroJump]).toEqual([2, 1.5]);
    expect(editGame(game, 'hero should jump 1.5 times higher').game.settings.heroJump).toBe(1.5);
    expect(clauses('is there a way to slow it down to 80%?')).toEqual(['the hero should be 20% slower']);
    expect(clauses('the start screen should say Welcome Ben and at the end You did it')).toEqual([
      'the start screen should say "Welcome Ben"',
      'the win screen should say "You did it"',
    ]);
    expect(editGame(game, 'rain instead of snow and gloomy music').game.settings).toMatchObject({
      weather: 'rain',
      music: 'sad',
    });
    expect(editGame(game, 'the boss should throw bombs')).toMatchObject({
      changed: [],
      unclear: [expect.stringMatching(/what foes throw/i)],
    });
    expect(editGame(game, 'call it "Pip and the Lost Star"').game.title).toBe('Pip and the Lost Star');
  });
  it('has no level that it has not, and nothing in one level alone without saying so', () => {
    expect(gameWordsOf("remove level 4, it's boring", game).notes.join(' ')).toMatch(
      /has 3 levels: there is no level 4/,
    );
    expect(gameWordsOf('put spikes on the floor in level 3', game)).toMatchObject({
      clauses: ['add spikes'],
      notes: [expect.stringMatching(/holds for all levels/)],
    });
  });
});

it('draws a vehicle that is played so that it goes the way it runs', () => {
  const drawn = (prompt: string) =>
    drawRequests(newGame('runner', { title: 'x', slots: { hero: { prompt, kind: 'object' } } })).find(
      ({ slot }) => slot === 'hero',
    )?.args.description;
  expect([drawn('a mail van'), drawn('a tractor'), drawn('a snail')]).toEqual([
    'a mail van, facing right',
    'a tractor, facing right',
    'a snail',
  ]);
});

it('names what is to be gathered and reached', () => {
  const game = { assets: { pickup: { prompt: 'a red strawberry' }, goal: { prompt: 'a wooden door with a lock' } } };
  expect([manyOf(game, 'pickup', ''), theOne(game, 'goal', ''), manyOf(game, 'coin', 'coins')]).toEqual([
    'red strawberries',
    'the wooden door',
    'coins',
  ]);
});
