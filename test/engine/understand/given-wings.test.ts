import { expect, it } from 'vitest';
import { heard } from '../../../workers/engine/understand/heard.ts';

it.each([
  ['flying pig', 'pig with wings'],
  ['a flying mimic', 'a mimic with bat wings'],
  ['flying cat with a hat', 'cat with wings with a hat'],
  ['flying squirrel', 'flying squirrel'],
  ['flying dragon', 'flying dragon'],
  ['flying broom', 'flying broom'],
  ['witch on a flying broom', 'witch on a flying broom'],
  ['pig flying on a rocket', 'pig flying on a rocket'],
])('"%s" is heard as "%s"', (text, as) => {
  expect(heard(text).text).toBe(as);
});
