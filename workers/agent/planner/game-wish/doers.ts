import { give, isAlive, isHero, isMany, type Said, type Verb } from './said.ts';
import { isGathered, LABELS } from './words.ts';

/** A verb: who stands before it does it. */
export function does(s: Said, verb: Verb) {
  s.how = verb.up && verb.does === 'move' ? verb.up : '';
  const mine = s.nouns;
  s.nouns = [];
  s.label = undefined;
  if (verb.not && verb.does === 'oppose') {
    s.roles.edits.push('no fighting');
    s.verb = undefined;
    return;
  }
  const before = s.chunks[s.at - 1];
  const joined = before?.is === 'join' ? before.text : '';
  if (mine.length) subject(s, mine, verb);
  else if (verb.form === 's' && joined === ',' && s.doer === 'foes' && s.last && isMany(s.last.what)) s.doer = 'hero';
  else if (/^(?:who|that|which)$/.test(joined)) ofLast(s, verb);
  else if (verb.form === 'base' && !verb.to && (joined === ',' || before === undefined || before.is === 'stop'))
    s.doer = 'hero';
  else s.doer ??= s.last?.role === 'foe' ? 'foes' : 'hero';
  // "X come": no more is said of them
  s.verb = verb;
}

/** Somebody named by a small word: you, she, him, the hero. */
export function who(s: Said, text: string) {
  if (s.verb && s.how === '' && /^(?:him|her|it|them|me|us|you|player|hero)$/.test(text)) {
    if (s.verb.does === 'leave' || s.verb.does === 'tend') s.roles.untold.push(`${s.verb.base} ${text}`);
    return;
  }
  if (s.how) return;
  s.verb = undefined;
  if (/^(?:they|them)$/.test(text)) return;
  // "it" of things is what was named last
  if (text === 'it' && s.doer && s.doer !== 'hero') return;
  s.doer = 'hero';
  s.label =
    /^(?:player|hero|heroine|protagonist)$/.test(text) &&
    /^[:=]$/.test((s.chunks[s.at + 1] as { text?: string })?.text ?? '')
      ? 'hero'
      : undefined;
  if (/^(?:player|hero|heroine|protagonist)$/.test(text) && s.chunks[s.at + 1]?.is === 'noun') s.label = 'hero';
}

/** Who stands before a verb. */
function subject(s: Said, nouns: readonly string[], { does, base, form }: Verb) {
  const { roles } = s;
  const [first] = nouns;
  const role = nouns.length === 1 ? LABELS(first!) : undefined;
  if (role && does === 'be') {
    s.label = role;
    s.doer = undefined;
    return;
  }
  const known = nouns.every((noun) => isHero(s, noun));
  if (known || role === 'hero') {
    s.doer = 'hero';
    return;
  }
  const followed = objectOf(s);
  // "owls are the enemies"
  if (does === 'be') {
    const is = followed && LABELS(followed);
    if (is) {
      for (const noun of nouns) give(s, is, noun);
      s.doer = 'things';
      s.at++;
      while (s.chunks[s.at + 1]?.is === 'how') s.at += 2;
      return;
    }
    // "lightning is deadly"
    if (followed && /^(?:deadly|dangerous|poisonous|bad|lethal|fatal|evil|hostile)$/.test(followed)) {
      for (const noun of nouns) give(s, isAlive(noun) ? 'foe' : 'hurdle', noun);
      s.doer = 'things';
      s.at++;
      return;
    }
    roles.left.push(...nouns);
    s.doer = 'things';
    return;
  }
  const alone = nouns.length === 1 && !isMany(first!);
  const offensive = does === 'come' || does === 'hurt' || (does === 'oppose' && /^(?:attack|kill)$/.test(base));
  if (does === 'guard' && (s.defends || !alone)) {
    for (const noun of nouns) give(s, 'tower', noun);
    s.doer = 'towers';
  } else if (
    does === 'heal' ||
    (does === 'leave' && base === 'give' && /\b(?:life|lives|health|hearts?)\b/.test(followed ?? ''))
  ) {
    roles.heals = first;
    s.doer = 'things';
    s.at += followed && base === 'give' ? 1 : 0;
  } else if (
    !roles.hero &&
    alone &&
    !(offensive && form !== 'ing' && base !== 'chase' && base !== 'follow') &&
    !(s.defends && does !== 'have')
  ) {
    roles.hero = first!;
    s.doer = 'hero';
  } else if (s.defends && (does === 'throw' || does === 'oppose') && !offensive) {
    for (const noun of nouns) give(s, 'tower', noun);
    s.doer = 'towers';
  } else if (does === 'have' || does === 'leave') {
    // "treasure chests give gold"
    const gives = followed !== undefined && !isAlive(first!) && isGathered(followed);
    for (const noun of nouns) give(s, isAlive(noun) ? 'foe' : gives ? 'pickup' : 'stand', noun);
    s.doer = 'things';
  } else {
    for (const noun of nouns)
      give(
        s,
        isAlive(noun) || (does === 'come' && !/^(?:lurk|wait|hide)$/.test(base)) || does === 'move' || does === 'throw'
          ? 'foe'
          : does === 'come'
            ? 'hurdle'
            : does === 'hurt'
              ? 'hurdle'
              : 'stand',
        noun,
      );
    s.doer = 'foes';
  }
}

/** "puddles that hurt", "ghosts who chase him": of whom was spoken last. */
function ofLast(s: Said, { does }: Verb) {
  const { roles, last } = s;
  if (!last || last.role === 'hero') {
    s.doer = 'hero';
    return;
  }
  s.doer = last.role === 'foe' ? 'foes' : 'things';
  if (last.role !== 'stand') return;
  const to =
    does === 'hurt' ? roles.hurdles : does === 'come' || does === 'oppose' || does === 'throw' ? roles.foes : undefined;
  if (!to) return;
  roles.stands.splice(roles.stands.indexOf(last.what), 1);
  to.push(last.what);
  s.doer = 'foes';
}

/** What stands behind the verb that is read. */
function objectOf(s: Said): string | undefined {
  const next = s.chunks[s.at + 1];
  return next?.is === 'noun' ? next.text : undefined;
}
