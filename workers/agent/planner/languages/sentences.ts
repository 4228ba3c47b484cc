/** Sentences that answers are made of most, in the languages beside English; what no row has stays in English. */
import type { Language } from './dictionary.ts';

/** In the order of `ORDER`; "$1" is a number or a name as it was told. */
const ORDER: readonly Language[] = ['de', 'fr', 'es', 'it', 'pt', 'nl'];
const ROWS: readonly (readonly [said: RegExp, ...theirs: readonly string[]])[] = [
  [/\bYou have (\d+) generations? left\./g, 'Du hast noch $1 Generationen.', 'Il vous reste $1 générations.', 'Te quedan $1 generaciones.', 'Ti restano $1 generazioni.', 'Restam-lhe $1 gerações.', 'Je hebt nog $1 generaties.'],
  [/That is (\d+) pictures, things, characters or tilesets \(1 each\), or (\d+) movements in 8 directions, or (\d+) interfaces or changes of a character \(20\)\./g,
    'Das sind $1 Bilder, Dinge, Figuren oder Tilesets (je 1), oder $2 Bewegungen in 8 Richtungen, oder $3 Oberflächen oder Änderungen einer Figur (20).',
    "C'est $1 images, objets, personnages ou tilesets (1 chacun), ou $2 mouvements en 8 directions, ou $3 interfaces ou changements d'un personnage (20).",
    'Son $1 imágenes, objetos, personajes o tilesets (1 cada uno), o $2 movimientos en 8 direcciones, o $3 interfaces o cambios de un personaje (20).',
    'Sono $1 immagini, oggetti, personaggi o tileset (1 ciascuno), o $2 movimenti in 8 direzioni, o $3 interfacce o modifiche di un personaggio (20).',
    'São $1 imagens, objetos, personagens ou tilesets (1 cada), ou $2 movimentos em 8 direções, ou $3 interfaces ou mudanças de um personagem (20).',
    'Dat zijn $1 plaatjes, dingen, personages of tilesets (elk 1), of $2 bewegingen in 8 richtingen, of $3 interfaces of wijzigingen van een personage (20).'],
  [/Nothing is made yet: say who or what it shall be, and I begin\./g, 'Noch ist nichts gemacht: sag, wer oder was es sein soll, und ich fange an.', "Rien n'est encore fait : dites qui ou quoi, et je commence.", 'Todavía no se ha hecho nada: di quién o qué ha de ser y empiezo.', 'Non ho ancora fatto nulla: dimmi chi o che cosa deve essere, e comincio.', 'Ainda não fiz nada: diga quem ou o que deve ser, e eu começo.', 'Er is nog niets gemaakt: zeg wie of wat het moet zijn, en ik begin.'],
  [/Nothing is made yet\. Shall I do it(?: like that)?\?/g, 'Noch ist nichts gemacht. Soll ich es machen?', "Rien n'est encore fait. Je le fais ?", 'Todavía no se ha hecho nada. ¿Lo hago?', 'Non ho ancora fatto nulla. Lo faccio?', 'Ainda não fiz nada. Faço?', 'Er is nog niets gemaakt. Zal ik het doen?'],
  [/\bI would make:/g, 'Ich würde machen:', 'Je ferais :', 'Haría:', 'Farei:', 'Eu faria:', 'Ik zou maken:'],
  [/\bI would make (?=[^\n]*\(\d)/g, 'Ich würde machen: ', 'Je ferais : ', 'Haría: ', 'Farei: ', 'Eu faria: ', 'Ik zou maken: '],
  [/\bWhat it costs:/g, 'Was es kostet:', 'Ce que cela coûte :', 'Lo que cuesta:', 'Quanto costa:', 'Quanto custa:', 'Wat het kost:'],
  [/\bTogether (?=(?:about )?\d)/g, 'Zusammen ', 'Ensemble ', 'En total ', 'In tutto ', 'No total ', 'Samen '],
  [/\bThat is (\d+) generations? in all\./g, 'Das sind insgesamt $1 Generationen.', 'Cela fait $1 générations en tout.', 'Son $1 generaciones en total.', 'Sono $1 generazioni in tutto.', 'São $1 gerações no total.', 'Dat zijn in totaal $1 generaties.'],
]; // biome-ignore format: a table

export const inSentences = (answer: string, language: Language): string =>
  ROWS.reduce((text, [said, ...theirs]) => text.replace(said, theirs[ORDER.indexOf(language)]!), answer);
