// made by build.mjs of the pictures in assets/
import sprites from 'sprites';
import game from '../game.json';
import maps from '../maps.json';
import template from './game/game.js';
import { runGame } from './kit/run.js';

// another map without another build: ?seed=7
const seed = Number(new URLSearchParams(location.search).get('seed'));
runGame(template, seed ? { ...game, seed } : game, sprites, maps);
