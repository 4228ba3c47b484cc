/** Whether words are of a language that the word lists do not have: told by the little words that every sentence has. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';

const LANGUAGES: readonly (readonly string[])[] = [
  'ein eine einen einem einer der die das den dem und mit ohne ist ich du er sie wir ihr nicht mir mich bitte für auf aus von zu im am ins kannst könntest möchte will hätte gerne mach mache zeichne zeichnen erstelle ritter rot roter rotem roten grün blau schwarz weiß kleine kleiner großer große was wie wo wer warum wann hast habe hat haben letztes letzte mal kostet kosten berechnet dein mein meine meinen deine deinen kein keine keinen auch noch danke geht gibt gib zeig zeige brauche brauch spiel figur wald wasser gras baum haus hund katze drache wieviel viel sind kann muss soll sollte etwas alles nur jetzt schon mehr wieder dann über unter nach bei bis hallo guten tag wetter morgen heute'.split(
    ' ',
  ),
  'un une le la les des du de et avec sans est je tu il elle nous vous pas moi me pour sur dans rouge vert bleu noir blanc petit petite grand grande dessine dessiner fais faire veux voudrais peux chevalier chat chien combien coûte quoi qui que quel quelle comment pourquoi quand mon ma mes ton ta tes as ai est-ce besoin donne montre merci jeu arbre maison bonjour salut au aux ce cette ces son sa ses où mais ou donc très bien plus moins dernière dernier fois'.split(
    ' ',
  ),
  'un una el la los las de del y con sin es yo tú él ella para por en sobre rojo roja verde azul negro negra blanco blanca quiero necesito puedes dibuja dibujar haz hacer crea caballero gato perro pequeño grande espada'.split(
    ' ',
  ),
  'un uno una il lo la gli i le di del della e con senza è io tu per su in rosso rossa verde blu nero nera bianco bianca voglio vorrei puoi disegna disegnare crea fai cavaliere gatto cane piccolo grande spada'.split(
    ' ',
  ),
  'um uma o a os as do da e com sem é eu tu você para por em vermelho vermelha verde azul preto preta branco branca quero preciso pode desenhe desenhar faça crie cavaleiro gato cachorro pequeno grande espada'.split(
    ' ',
  ),
  'een het de en met zonder is ik jij hij zij wij niet mij voor op uit van naar rood groen blauw zwart wit klein kleine grote wil graag maak teken ridder kat hond'.split(
    ' ',
  ),
  'jest nie się ja ty on ona dla na z ze do czerwony zielony niebieski czarny biały chcę narysuj zrób rycerz kot pies mały duży miecz'.split(
    ' ',
  ),
  'bir ve ile için değil ben sen o kırmızı yeşil mavi siyah beyaz istiyorum çiz yap şövalye kedi köpek küçük büyük kılıç lütfen'.split(
    ' ',
  ),
];
/** English all the same. */
const ALSO_ENGLISH = new Set(
  'a i o on in is me will die do am as he son pies to the of and with for at an no so we us it be by or if my'.split(
    ' ',
  ),
);
/** Letters of other scripts. */
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/gu;
const ENGLISH =
  /(?:^|\s)(?:the|an?|with|and|of|is|i|me|please|make|draw|create|for|that|who|sorry|english)(?=$|[\s,.!?])/gi;

/** Languages in the order of their little words. */
const CODES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'];
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, 'ar'],
];

/** Which language words that are foreign are most likely of; undefined where that is not known. */
export function languageOf(text: string): string | undefined {
  const script = SCRIPTS.find(([letters]) => letters.test(text))?.[1];
  if (script) return script;
  const words: readonly string[] = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const counts = LANGUAGES.map((list) => words.filter((word) => list.includes(word)).length);
  const most = Math.max(...counts);
  // "un" is of three languages: where two are as likely, neither is taken
  return counts.filter((count) => count === most).length === 1 ? CODES[counts.indexOf(most)] : undefined;
}

export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const other = text.match(OTHER_SCRIPT)?.length ?? 0;
  if (other > letters / 2) return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length < 2 || words.length > 40) return false;
  // what stands in quotes and names are no language
  const most = Math.max(
    ...LANGUAGES.map((list) => words.filter((word) => list.includes(word) && !ALSO_ENGLISH.has(word)).length),
  );
  const accents = words.filter(
    (word) =>
      /[áéíóúñäöüßçàèùâêîôûãõłşğı]/.test(word) &&
      !/^(?:café|fiancée?|déjà|façade|naïve|piñata|jalapeño|señor|crème|brûlée|sauté|purée)$/.test(word),
  ).length;
  const english = text.match(ENGLISH)?.length ?? 0;
  const known = words.filter((word) => LEXICON.read(word).length > 0).length;
  const told = most + accents;
  return (
    told >= 2 &&
    told > english &&
    told * 3 >= words.length &&
    (known <= words.length / 2 || told * 4 >= words.length * 3)
  );
}
