import { describe, expect, it } from 'vitest';
import { compoundsPlainly } from '../../../workers/engine/understand/beast-compounds.ts';

describe('names that are made of two, and looks that are made of a part', () => {
  it.each([
    ['owl cat', 'cat with feathered wings and big yellow eyes'],
    ['goat snake', 'snake with goat horns'],
    ['shark octopus hybrid', 'octopus with a fish tail and a fin'],
    ['half crocodile half lion', 'lion with a lizard tail'],
    ['eagle head on a bear body', 'bear with the head of an eagle'],
    ['sharp-toothed fish', 'fish with sharp teeth'],
    ['crested lizard', 'lizard with a crest'],
    ['skateboarding cat', 'cat on a skateboard'],
    ['bat hanging upside down, asleep', 'roosting bat'],
    ['bull, skeleton version', 'skeleton bull'],
    ['stone golem, slow tank enemy', 'stone golem'],
    ['golem, one arm much bigger than the other', 'golem with one giant arm'],
    ['dog with a bow tie', 'dog wearing a bow tie'],
    ['cat with a pink bow', 'cat wearing a pink hair bow'],
    ['cat with a bow and arrows', 'cat with a bow and arrows'],
    // what is one name stays one
    ['tiger shark', 'tiger shark'],
    ['snow leopard', 'snow leopard'],
    ['owlbear', 'owlbear'],
    ['red dragon', 'red dragon'],
    ['dog and cat', 'dog and cat'],
  ])('%s', (text, plain) => expect(compoundsPlainly(text)).toBe(plain));
});
