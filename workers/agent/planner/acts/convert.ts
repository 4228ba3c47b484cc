/** A picture that is to become pixel art: the chat takes words alone, so it is told where that is done, and what can be done here. */
import { isSprite, meant, namesOf } from '../meant.ts';
import { pixelChanges } from '../pixels.ts';
import { sizeIn, wordsOf } from '../slots.ts';
import type { Act } from '../types.ts';
import { edit } from './edit.ts';
import { resize } from './resize.ts';

const SENT =
  /\b(?:attach\w*|sent|upload\w*|photos?|photographs?|selfies?|screenshots?|scans?|jpe?gs?|\w+\.(?:png|jpe?g|webp|gif)|from my (?:phone|pc|computer)|drawing|sketch|painting|logo|this (?:pic|picture|image|one)|these (?:pics|pictures|images))\b/i;

export const convert: Act = (wish, context) => {
  const targets = wordsOf(wish, 'target', 'n');
  const theirs =
    targets.length > 0 &&
    !SENT.test(targets.join(' ')) &&
    context.own.length > 0 &&
    !/^(?:it|this|that|these|those|them)$/i.test(targets[0]!);
  const found = theirs ? meant(wish, context, isSprite) : undefined;
  if (found && 'own' in found) {
    // fewer colours or pixels of something of theirs is a change of its pixels
    if (wordsOf(wish, 'palette', 'change', 'look').length || pixelChanges([], wish.words).changes.length)
      return edit({ ...wish, act: 'edit' }, context);
    if (wordsOf(wish, 'size').length) return resize({ ...wish, act: 'resize' }, context);
    return {
      steps: [],
      say: `${namesOf(found.own)} ${found.own.length > 1 ? 'are' : 'is'} pixel art already, each pixel on its grid. In fewer colours or another size I can make it: say how many ("in 8 colours", "32x32"; 1 generation each).`,
    };
  }
  const size = wordsOf(wish, 'size').flatMap((words) => sizeIn(words) ?? [])[0];
  const to = size ? `${size.width}x${size.height}` : '64x64';
  const grid = /\b(?:grid|true|real|clean|fix|downscale|mixels?)\b/i.test(wish.words)
    ? ' It also gives enlarged or blurred pixel art back in its own pixels.'
    : '';
  return {
    steps: [],
    say: `This chat takes words alone: a picture cannot be sent here, so none came along and nothing was spent. The service turns photos and drawings into pixel art over its interface (POST /v2/image-to-pixelart with the picture and the size ${to}: ${Math.max(1, Math.ceil(((size?.width ?? 64) * (size?.height ?? 64)) / 16_384))} generation${(size?.width ?? 64) * (size?.height ?? 64) > 16_384 ? 's' : ''}).${grid} In the studio the pixel editor opens your own file to draw on, and Create › Character › More settings takes one as reference. Or say what is on it, and I draw it at ${to} from your words (1 generation).`,
  };
};
