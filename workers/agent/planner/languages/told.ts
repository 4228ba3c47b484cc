/** Answers to messages in another language: what was read of them, and the plan, in that language. */
import type { Language, Read } from './index.ts';
import { inSentences } from './sentences.ts';

interface Frames {
  readonly read: string;
  readonly unknown: string;
  readonly nothing: string;
  readonly make: string;
  readonly plan: string;
  readonly done: string;
  readonly one: string;
  readonly many: string;
}

const FRAMES: Readonly<Record<Language, Frames>> = {
  de: { read: 'Ich lese', unknown: 'Diese Wörter kenne ich nicht', nothing: 'Noch ist nichts gemacht und nichts ausgegeben; ein "ja" genügt, wo es so gemeint ist.', make: 'Ich mache', plan: 'Mein Plan', done: 'Fertig', one: '1 Generation', many: 'Generationen' },
  fr: { read: 'Je lis', unknown: 'Je ne connais pas ces mots', nothing: "Rien n'est encore fait ni dépensé ; un « oui » suffit si c'est bien cela.", make: 'Je fais', plan: 'Mon plan', done: 'Fini', one: '1 génération', many: 'générations' },
  es: { read: 'Leo', unknown: 'No conozco estas palabras', nothing: 'Todavía no se ha hecho ni gastado nada; basta un "sí" si es eso.', make: 'Hago', plan: 'Mi plan', done: 'Listo', one: '1 generación', many: 'generaciones' },
  it: { read: 'Leggo', unknown: 'Non conosco queste parole', nothing: 'Non ho ancora fatto né speso nulla; basta un "sì" se è così.', make: 'Faccio', plan: 'Il mio piano', done: 'Fatto', one: '1 generazione', many: 'generazioni' },
  pt: { read: 'Leio', unknown: 'Não conheço estas palavras', nothing: 'Ainda não fiz nem gastei nada; basta um "sim" se for isso.', make: 'Faço', plan: 'Meu plano', done: 'Pronto', one: '1 geração', many: 'gerações' },
  nl: { read: 'Ik lees', unknown: 'Deze woorden ken ik niet', nothing: 'Er is nog niets gemaakt of uitgegeven; een "ja" is genoeg als het zo bedoeld is.', make: 'Ik maak', plan: 'Mijn plan', done: 'Klaar', one: '1 generatie', many: 'generaties' },
}; // biome-ignore format: a table

/** Of these nothing needs to be told as it was read. */
const NO_WISH = /^(?:hello|thanks|please|yes|no|never mind)\W*$/;

/** The answer as it is told in the language of the message. `first`: nothing was done for the message yet; `calls`: something is done now. */
export function inTheirs(
  answer: string,
  read: Read,
  { first, calls }: { readonly first: boolean; readonly calls: boolean },
): string {
  if (!answer) return answer;
  const frames = FRAMES[read.language];
  const amount = (n: string): string => (n === '1' ? frames.one : `${n} ${frames.many}`);
  const told = inSentences(
    answer
      .replace(/^I make (?=.* \(\d+ generations?\)\.)/, `${frames.make}: `)
      .replace(/^My plan, (\d+) generations? in all:/, (_, n: string) => `${frames.plan}, ${amount(n)}:`)
      .replace(/^Done: /, `${frames.done}: `),
    read.language,
  )
    .replace(/\((\d+) generations?\)/g, (_, n: string) => `(${amount(n)})`)
    .replace(/(?<=[:=] )(\d+) generations?(?=\.|$)/gm, (_, n: string) => amount(n));
  if (!first || NO_WISH.test(read.text)) return told;
  const lead = [
    `${frames.read}: "${read.text}".`,
    ...(read.unknown.length ? [`${frames.unknown}: ${read.unknown.map((word) => `"${word}"`).join(', ')}.`] : []),
    ...(!calls && /Nothing is made yet\b.*\?$/s.test(answer) ? [frames.nothing] : []),
  ];
  return `${lead.join(' ')}\n${told}`;
}
