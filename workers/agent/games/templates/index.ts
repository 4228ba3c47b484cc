import { gameFiles } from '../files.ts';
import type { GameTemplate, TemplateId } from '../types.ts';
import { platformer } from './platformer.ts';

export const templates: readonly GameTemplate[] = [platformer].map((facts) => ({
  ...facts,
  files: (game) => gameFiles(facts, game),
}));

export const templateOf = (id: TemplateId): GameTemplate => templates.find((template) => template.id === id)!;
