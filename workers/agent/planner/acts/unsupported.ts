/** What is asked for and what nothing here does: said so, with what comes nearest. */
import { found, topicOf } from '../answered.ts';
import { cannotFor } from '../facts/index.ts';
import { aboutOf, drawingOf } from '../nearest.ts';
import { quoted } from '../phrases.ts';
import { tidy, wordsOf } from '../slots.ts';
import type { Act } from '../types.ts';
import { twoProposals } from './ask.ts';
import { scene } from './scene.ts';

/** Of these a picture of the same is the nearest thing. */
const SHOWN = /^I cannot (?:make 3D|draw that|make vector|lay out pages|do homework|write texts)/;

/** "make something that proves her wrong": left open, and no other thing than pictures. */
const OPEN = /^(?:something|anything|whatever|stuff|a thing|things)\b(?! (?:3d|like (?:a )?(?:song|video)))/i;
/** Printed by nobody: what is on it is drawn. */
const POSTER = /\b(?:poster|flyer|postcard|playing card|trading card|cover|sign|banner|flag|logo|badge|sticker)\b/i;

export const unsupported: Act = (wish, context) => {
  const topic = topicOf(wish);
  if (OPEN.test(tidy(topic))) return twoProposals(wish, context);
  if (wordsOf(wish, 'n').length && POSTER.test(wish.words) && !/\bprint(?:ed|s|ing)?\b/i.test(wish.words)) {
    const [form = ''] = POSTER.exec(wish.words) ?? [];
    const before = /([a-z]+) $/i.exec(wish.words.slice(0, Math.max(0, wish.words.indexOf(form))))?.[1] ?? '';
    const lead = before && !/^(?:a|an|the|me|my|make|draw|need|want|for)$/i.test(before) ? `${before} ` : '';
    const shown = wordsOf(wish, 'n').join(' and ');
    const made = {
      ...wish,
      act: 'make.scene',
      loose: [],
      unsure: [],
      slots: [
        {
          slot: 'n',
          words: shown.toLowerCase().includes(form.toLowerCase()) ? shown : `a ${lead}${form} with ${shown}`,
        },
        ...wish.slots.filter(({ slot }) => !/^(?:n|topic)$/.test(slot)),
      ],
    };
    const drawn = scene(made, context);
    if (drawn?.steps.length) return { ...drawn, heard: [...(drawn.heard ?? []), wish.words] };
  }
  const fact = cannotFor(topic, wish.words);
  const about = fact && SHOWN.test(fact.answer) ? aboutOf(wish.words) : undefined;
  const drawn = about
    ? drawingOf(`${/^[aeiou]/i.test(about) ? 'an' : 'a'} ${about}`, fact!.answer, context)
    : undefined;
  if (drawn) return { ...drawn, heard: [wish.words] };
  if (fact) return { steps: [], say: fact.answer };
  // read as something that is not done, and known all the same
  const known = found(wish, []);
  if (known && known.score > 0.75) return { steps: [], say: known.fact.answer };
  return {
    steps: [],
    say: `${quoted([tidy(topic || wish.words).slice(0, 80)])} I cannot do: I draw pixel art (figures, things, tiles, maps, interfaces, scenes) and build small games. If a picture of it helps, say what it shows: most cost 1 generation.`,
  };
};
