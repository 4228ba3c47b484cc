import { gameFiles } from '../files.ts';
import type { GameTemplate, TemplateId } from '../types.ts';
import { adventure } from './adventure.ts';
import { match3 } from './match-3.ts';
import { platformer } from './platformer.ts';
import { runner } from './runner.ts';
import { towerDefence } from './tower-defence.ts';
import { twinStick } from './twin-stick.ts';

export const templates: readonly GameTemplate[] = [platformer, adventure, twinStick, match3, runner, towerDefence].map(
  (facts) => ({ ...facts, files: (game) => gameFiles(facts, game) }),
);

export const templateOf = (id: TemplateId): GameTemplate => templates.find((template) => template.id === id)!;
