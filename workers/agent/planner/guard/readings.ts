/** What a message may wish for of something that it names, where nothing was read of it: the likeliest first, each a wish like any other. */
import { groundsOf } from '../acts/edit-tiles.ts';
import { OPPOSITE } from '../acts/edit-words.ts';
import { whole } from '../bound/whole.ts';
import { isFigure, isThing, isTiles } from '../meant.ts';
import { inPattern } from '../named-whole.ts';
import { generations } from '../phrases.ts';
import { tidy } from '../slots.ts';
import type { Context, Own, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { isAction, moveOf } from '../words/moves.ts';
import { article } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import type { Named } from './named.ts';

const LEAD =
  /^\W*(?:(?:hey|hi|hello|ok|okay|now|so|and|also|then|please|pls|plz|well|hmm+|btw|next|i|we|you|u|can|could|would|will|should|shall|may|want|need|like|love|have|get|give|make|draw|show|let|put|add|do|create|build|turn|me|us|to|is|are|there|an?|the|some|my|one|it|what|if|maybe|how|about|try|version|variant|of)\b[\s,!.:]*)+/i;
const BEHIND =
  /^\W*(?:(?:can['’]?t|cannot|does ?n['’o]?t|won['’]?t|should|could|can|must|shall|will|would|needs?|has|have|to|is|be|being|gets?|looks?|like|but|that|which|who|please|pls)\b[\s,]*)+/i;
const END = /[\s,.!?]*(?:\b(?:fix (?:it|that|this)|please|pls|plz|thanks|thx|lol|now|too|as well|for me|of|for|on|to|in|with|from|and|an?|the|version|variant)\b[\s,.!?]*)*$/i; // biome-ignore format: one line
const ROLE = /\b(hero|player|main character|(?:final |last )?boss|enemy|foe|companion|villain|goal)\b/i;
const PORTRAIT = /\b(?:portrait|avatar|head ?shot|bust|mug ?shot)\b|\b(?:face|head)\b.*\bicon\b/i;
/** What things do. */
const OF_THINGS =
  /^(?:flicker|burn|glow|spin|rotat|clos|break|shatter|explod|crumbl|swing|sway|wav|bounc|bob|float|hover|shak|wobbl|puls|blink|sparkl|flash|bubbl|boil|drip|splash|flow|melt|roll|sink|drift|rock|crack|ring|smok|steam|twinkl|shimmer|turn(?:ing)? on)/i;

/** What is said of it, without whom, and without how it is asked for. */
export function howOf(said: string, { start, end }: Named): string {
  const before = said.slice(0, start).replace(LEAD, '').replace(END, '');
  const after = said
    .slice(end)
    .replace(/^['’]s?\b/, '')
    .replace(END, '');
  const bare = before ? after : after.replace(BEHIND, '');
  // "could the chest have legs?"
  const has = /^\W*(?:(?:should|could|can|must|needs?|will|would|to)\W+)*(?:has|have|needs?|gets?|wears?|an?)\b/i.test(after) && !before && !/^(?:an? )?[a-z]+(?:ing|ed) /i.test(bare) && !isAdjective(bare.split(' ')[0] ?? ''); // biome-ignore format: one line
  const [, much = ''] = /^(?:a (?:bit|little) |way |much |far )?too ([a-z]+)$/i.exec(tidy(bare)) ?? [];
  if (!before && OPPOSITE[much.toLowerCase()]) return OPPOSITE[much.toLowerCase()]!;
  return tidy([before, has ? `with ${bare}` : bare].filter(Boolean).join(' ').replace(/\?\s*/g, ', ').replace(/[,.]\s*$/, '').replace(/\s+/g, ' ')); // biome-ignore format: one line
}

const moving = (how: string): boolean => {
  const first = how.replace(/^(?:to |do(?:es|ing)? (?:an? )?)/i, '').split(' ').find((word) => !/ly$/.test(word)) ?? ''; // biome-ignore format: one line
  return how.split(' ').length < 8 && (moveOf(first) !== undefined || (isAction(first) && /(?:ing|s)$/.test(first)) || (/^[a-z]+ing$/.test(first) && !isAdjective(first)) || /\b(?:animation|anim)\b/i.test(how)); // biome-ignore format: one line
};
/** As it is said: "32x32", "48 px". */
const sizeIn = (how: string) => (how.match(/\b\d{2,3}(?: ?x ?\d{2,3})?(?: ?px)?\b/i) ?? []).slice(0, 1).map((words) => ({ slot: 'size', words })); // biome-ignore format: one line
const nameOf = (own: Own): string => own.description || own.name;
const target = (own: Own) => ({ slot: 'target', words: own.name });

const SCENE = /\b(?:title|start|loading|splash|game over|menu|victory) screens?\b|\b(?:scene|cutscene|poster|cover|banner|wallpaper|picture|illustration|background)\b/i; // biome-ignore format: one line
/** "what can i do with the crab" */
export const ASKS_WHAT = /^\W*(?:so |and |ok )*what (?:else )?(?:can|could|should|do) (?:i|we|you|u)\b/i;
/** "where can i find my portrait of Oda" */
export const FINDS = /^\W*(?:where\b|find\b|which of\b|(?:can|could) (?:you|u) (?:find|show)|show me\b|how do i (?:find|download|get to)\b)/i; // biome-ignore format: one line
/** "two goblins like Grubnik, one fat and one thin" */
const LIKE = /\blike (?:the |my )?$/i;

/** A thing or a being as a message tells of it, without how it is asked for. */
export function wholeThing(said: string): Wish | undefined {
  const words = tidy(said.replace(/^\W*(?:(?:hey|hi|ok|please|pls|can you|could you|i|we|need|want|would like|give|get|make|draw|create|do|me|us|let'?s|show)\b[\s,]*)+/i, '')); // biome-ignore format: one line
  const [head = ''] = words.split(/,| (?:with|that|which|who|whose|in|on|at|its|and|made|where) /i);
  const subject = subjectOf(head);
  const alive = subject?.creature === true || /^(?:person|animal)$/.test(String(subject?.kind));
  return subject ? whole(alive ? 'make.character' : 'make.object', said, [{ slot: 'n', words: /^(?:an?|the|some) /i.test(words) ? words : article(words) }]) : undefined; // biome-ignore format: one line
}

/** New ones after it: as many as are told apart, each with how it is other. */
function alike(own: Own, said: string, { start, end }: Named): readonly Wish[] {
  if (!LIKE.test(said.slice(0, start)) || !(isFigure(own) || isThing(own))) return [];
  const base = nameOf(own).replace(/^(?:an?|the) /i, '').replace(new RegExp(` ?\\b${inPattern(own.name)}$`, 'i'), '') || own.name; // biome-ignore format: one line
  const after = said.slice(end);
  const each = [...after.matchAll(/\bone (?:is |who is |that is )?([a-z-]+(?: [a-z-]+)*?)(?=,| and |$|\.)/gi)].map(([, how = '']) => tidy(how)); // biome-ignore format: one line
  const how = tidy(after.replace(/^\W*(?:but )?/i, ''));
  const things = each.length ? each.map((one) => article(isAdjective(one) ? `${one} ${base}` : `${base} ${one}`)) : [article(`${base}${how ? `, ${how}` : ''}`)]; // biome-ignore format: one line
  const size = own.size ? [{ slot: 'size', words: `${own.size.width}x${own.size.height}` }] : [];
  return [{ ...whole(isFigure(own) ? 'make.character' : 'make.object', said, [...things.map((words) => ({ slot: 'n', words })), ...size]), note: `Drawn new from the words of "${own.name}", in the usual style; "${own.name}" is kept.` }]; // biome-ignore format: one line
}

export function readingsOf(named: Named, said: string, context: Context): readonly Wish[] {
  const { own } = named;
  if (ASKS_WHAT.test(said)) return [];
  if (FINDS.test(said)) return [whole('find', said, [target(own)])];
  const like = alike(own, said, named);
  if (like.length) return like;
  const [, kind = ''] = SCENE.exec(said) ? [said, SCENE.exec(said)![0]] : [];
  if (kind && own.kind !== 'tiles' && own.kind !== 'map' && !/^(?:the |my )?background/i.test(said.slice(named.end).trim()))
    return [{ ...whole('make.scene', said, [{ slot: 'n', words: pictureOf(named, said) }]), note: `"${own.name}" is drawn anew in it from its description: alike, and not pixel for pixel the same.` }]; // biome-ignore format: one line
  const how = howOf(said, named);
  // "at 64 px"
  const [, size = ''] =
    /^(?:(?:at|to|in|as|with|of|be)\s+)*(\d{2,3}(?: ?x ?\d{2,3})?(?: ?px| ?pixels?)?)$/i.exec(how) ?? [];
  if (size && (isFigure(own) || isThing(own))) return [whole('resize', `${own.name} at ${size}`, [target(own), { slot: 'size', words: size }])]; // biome-ignore format: one line
  const edit = how ? [whole('edit', `make ${own.name} ${how}`, [target(own), { slot: 'change', words: how }])] : [];
  const [, role = ''] = ROLE.exec(how) ?? [];
  const inGame = role && context.game ? [whole('game.change', `use ${own.name} as the ${role.replace(/^(?:final|last) /i, '')}`, [])] : []; // biome-ignore format: one line
  if (isFigure(own)) {
    const face = PORTRAIT.test(how) ? [whole('make.scene', `portrait of ${own.name}`, [{ slot: 'n', words: 'portrait' }, target(own), ...sizeIn(how)])] : []; // biome-ignore format: one line
    const anim = how
      .replace(/\b(?:an? )?(?:animation|anim)\b/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const move = moving(how) && anim ? [whole('animate', `${own.name}: ${anim}`, [target(own), { slot: 'anim', words: anim }])] : []; // biome-ignore format: one line
    return [...face, ...inGame, ...move, ...edit];
  }
  if (isThing(own)) {
    const size = own.size ? [{ slot: 'size', words: `${own.size.width}x${own.size.height}` }] : [];
    const iso = /\biso(?:metric)?\b/i.test(how) ? [whole('make.iso', `isometric ${nameOf(own)}`, [{ slot: 'n', words: article(nameOf(own).replace(/^(?:an?|the) /i, '')) }, ...size])] : []; // biome-ignore format: one line
    const icon = /\bicons?\b/i.test(how) ? [whole('make.icons', `icon of ${nameOf(own)}`, [{ slot: 'n', words: `${article(nameOf(own).replace(/^(?:an?|the) /i, ''))} icon` }, ...size])] : []; // biome-ignore format: one line
    const move = OF_THINGS.test(how) ? [whole('animate', `${own.name}: ${how}`, [target(own), { slot: 'anim', words: how }])] : []; // biome-ignore format: one line
    return [...iso, ...icon, ...inGame, ...move, ...edit];
  }
  if (isTiles(own)) {
    // "change the sea in it to swamp water", "so that the lava is green slime"
    const [, was = '', is = ''] = /(?:^|\b(?:the|its|change|turn|make|recolou?r|replace|swap|that)\s+(?:the )?)([a-z]+)(?: in)?,? (?:to|into|is|be|becomes?|with|should be|will be) (?:an? |some )?([a-z]+(?: [a-z]+){0,2})$/i.exec(how.replace(/^so (?:that )?/i, '')) ?? []; // biome-ignore format: one line
    const has = was !== '' && Object.values(groundsOf(own)).some((one) => String(one).toLowerCase().includes(was.toLowerCase())); // biome-ignore format: one line
    if (has && is) return [whole('edit', `make ${own.name}: ${is} instead of ${was}`, [target(own), { slot: 'change', words: `${is} instead of ${was}` }])]; // biome-ignore format: one line
    const ground = /\b(walls?|cliffs?|path|road|fence|edges?)\b/i.exec(how)?.[1]?.replace(/s$/i, '');
    const joins = ground ? [whole('make.tiles', `${ground} tiles that go with my ${own.name}`, [{ slot: 'ground', words: ground }, { slot: 'target', words: `my ${Object.values(groundsOf(own)).map(String)[1] ?? own.name}` }])] : []; // biome-ignore format: one line
    return [...joins, ...edit];
  }
  const [label, text = ''] = /,? ?(?:with |and )?(?:the |a )?(?:text|words?|label|saying|that says|called)\b:? (?:of |saying )?["“]?([^"”,]{1,24})["”]?/i.exec(how) ?? ['']; // biome-ignore format: one line
  const look = tidy(how.replace(label, ' '))
    .replace(/\bon it$/i, '')
    .trim();
  if (own.kind === 'ui') return how ? [whole('make.ui', `${own.name}, ${how}`, [{ slot: 'n', words: look ? `${nameOf(own)}, ${look}` : nameOf(own) }, ...(text ? [{ slot: 'text', words: text }] : [])])] : []; // biome-ignore format: one line
  return edit;
}

/** The picture that is asked for, with what it is of in words: who only has a name is nobody to be drawn. */
function pictureOf({ own, start, end }: Named, said: string): string {
  const before = said.slice(0, start).replace(/^\W*(?:(?:hey|hi|ok|please|pls|can you|could you|i|we|need|want|give|make|draw|create|do|me|us|put)\b[\s,]*)+/i, ''); // biome-ignore format: one line
  const who = nameOf(own).replace(new RegExp(` ?\\b${inPattern(own.name)}$`, 'iu'), '') || own.name;
  return tidy(`${before} ${/^(?:an?|the|some) /i.test(who) ? who : article(who)} ${said.slice(end)}`).replace(
    /\s+/g,
    ' ',
  );
}

/** What can be done with it, with its price: said where no words say what. */
export function offersFor(own: Own): string {
  const sides = own.sides ?? 8;
  if (isFigure(own)) return `change it and keep the rest ("${own.name} with a red hat": ${generations(20)}), let it move ("${own.name} jumping": ${generations(sides)}), or draw a new one like it ("a ${nameOf(own).replace(/^(?:an?|the) /i, '')}": 1)`; // biome-ignore format: one line
  if (isThing(own)) return `draw it once more in another way ("${own.name} but broken": 1 generation), in another size ("${own.name} at 64 px": 1), or as a thing that moves ("animate ${own.name}: glowing": 21)`; // biome-ignore format: one line
  if (isTiles(own)) return `draw these tiles in another way ("${own.name} but snowy": 1 generation), or lay a map of them ("a map of ${own.name}": free)`; // biome-ignore format: one line
  if (own.kind === 'map') return `put something on it ("put a well on ${own.name}": 1 generation, what is yours free), or save it ("${own.name} for Tiled": free)`; // biome-ignore format: one line
  return `draw it once more in another way ("${own.name}, pressed": 20 generations)`;
}
