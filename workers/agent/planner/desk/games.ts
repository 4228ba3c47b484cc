/** A game that somebody has, changed or shared in a conversation that has built none: it is looked for, and told where it is changed. */

import type { Memory } from '../memory.ts';
import type { Plan } from '../step.ts';
import { TILES, UI } from '../words.ts';
import { GAMES } from './looks.ts';

const GAME =
  "(?:games?|platformers?|(?:twin[- ]?stick )?shooters?|runners?|(?:top[- ]?down )?adventures?|match[- ]?(?:3|three)(?: game)?|tower[- ]?defen[cs]es?(?: game)?|jump ?(?:and|n|'n') ?run|shmup)";
/** One that is there: "my game", "the bee game", "the platformer i made". */
const THERE = `(?:my|our|the|that|this|your)(?: (?!(?:next|new|following|whole|first|for|with)\\b)[a-z'-]+){0,3}? ${GAME}(?![a-z]|'?s? (?:jam|boy|tiles?|sprites?|assets?|icons?|character|hero|design|store|logo|art|music|title|menu|over|hud|ui|cover|background|prototype|project|controller|room|night|class|club|master)\\b|[- ]\\w*tiles)`;
const OPENS =
  "^(?:(?:hey|hi|hello|ok|okay|so|and|but|also|now|please|pls|can you|could you|would you|can u|could u|can i|could i|can we|will you|i want(?: you)? to|i need(?: you)? to|i(?:'d| would) like(?: you)? to|i wanna|let's|help me|how (?:do|can) i|just|then|maybe|is it possible to)[ ,]+)*";
const DONE_TO =
  "publish|unpublish|pause|stop|take down|take|share|export|upload|deploy|release|host|open|show|play|test|fix|repair|improve|continue|finish|rename|download|copy|duplicate|change|edit|update|modify|send|put|find|where(?: is|'s)|link";
const STATED =
  "(?:is|are|was|feels?|seems?|looks?|runs?|plays?|crash(?:es|ed)?|lags?|freezes|froze|stops?|stopped|keeps?|broke|should|must|could|does ?n[o']?t|do ?n[o']?t|wo ?n[o']?t|won't|can ?n[o']?t|has no|has too|has a bug|got)";

const OF_IT: readonly RegExp[] = [
  new RegExp(`${OPENS}(?:make|let|have|get|turn|set) ${THERE}\\b`, 'i'),
  new RegExp(`${OPENS}(?:${DONE_TO}) (?:me |out |up )?${THERE}\\b`, 'i'),
  new RegExp(`${OPENS}(?:add|put|give|include|insert|place|build|remove|take|delete|change|use|replace|swap|have)\\b.{2,80}\\b(?:to|in|into|inside|from|out of|of|for|on) ${THERE}`, 'i'),
  new RegExp(`${OPENS}give ${THERE}`, 'i'),
  new RegExp(`^\\W*(?:(?:hey|hi|ok|so|and|but|well|hm+|why|how come) ?[, ]*)*${THERE}(?: (?:that |which )?(?:i|we|you) (?:made|built|did|have|make)(?: (?:yesterday|before|last \\w+|earlier|today))?)? ${STATED}\\b`, 'i'),
  new RegExp(`^\\W*(?:(?:hey|hi|ok|so|and|but|well|why|how come) ?[, ]*)*(?:the|my|our|some|all) (?:[a-z]+ ){1,3}(?:in|of) ${THERE} (?!(?:needs?|wants?|lacks?)\\b)`, 'i'),
  new RegExp(`^\\W*(?:the|my|our) ${GAME}(?:'s)? (?:jumps?|controls?|camera|speed|difficulty|physics|gravity|levels?|enem(?:y|ies)|boss|score|timer) ${STATED}\\b`, 'i'),
  new RegExp(`${OPENS}(?:(?:make|build|add|create|i want|i need) )?(?:an? |the )?(?:level \\d+|(?:another|second|third|new|next|harder|extra|bonus|final|last) levels?|more levels|boss fight|boss level|tutorial level) (?:for|to|in) ${THERE}`, 'i'),
  new RegExp(`^\\W*(?:in|at) ${THERE},? (?:the|my|it|enemies|you|there)\\b`, 'i'),
  new RegExp(`\\b(?:do you think|what do you think|should|does|would|is|are|will|why (?:is|does))\\b.{0,30}\\b${THERE}\\b.*\\b(?:needs?|better|enough|fun|hard|easy|more|boring|too|good|missing|improve\\w*)\\b`, 'i'),
]; // biome-ignore format: a table
/** Rules of play, with no game named: "a sound when coins are picked up", "make the enemies faster", "add a second level". */
const PLAYED: readonly RegExp[] = [
  new RegExp(`${OPENS}(?:add|put|make|play|have|include)(?: in)? (?:an? |some |the )?(?:[a-z]+ )?(?:sounds?|music|sfx|noise|sound effects?)\\b.*\\b(?:when|if|for (?:the )?(?:jump|coin|hit|shot|enem)\\w*)\\b`, 'i'),
  new RegExp(`${OPENS}make (?:the |my )?(?:enem(?:y|ies)|boss(?:es)?|player|hero|foes|waves?|levels?|jumps?|bullets|gravity|difficulty|controls|speed|game ?play) (?:(?:a bit|a little|much|way|even|slightly|more|less|a lot|move|be|jump|run) )*(?:faster|slower|harder|easier|stronger|weaker|higher|lower|longer|shorter|difficult|floaty|responsive|stronger|faster)\\b`, 'i'),
  new RegExp(`${OPENS}(?:add|give (?:me|the (?:hero|player))|put in|include) (?:an? |another |one more |more |some |\\d+ |two |three )*(?:extra )?(?:double jumps?|wall jumps?|checkpoints?|lives|levels?|boss fights?|game modes?|pause (?:button|function|screen)|high ?scores?|leader ?boards?|difficulty levels?|power[- ]?ups?)\\W*$`, 'i'),
  new RegExp(`${OPENS}(?:let|make|have|can|could) (?:the |my )?(?:enem(?:y|ies)|boss(?:es)?|player|hero|foes|coins|levels?) (?:drop|shoot|respawn|explode|chase|follow|give|last|start|spawn|jump|heal|lose|die|be worth|have \\d+|cost)\\b`, 'i'),
]; // biome-ignore format: a table
/** Something is drawn for it all the same. */
const DRAWN =
  /\b(?:draw|sprites?|icons?|tile ?sets?|portraits?|backgrounds?|backdrops?|logos?|pixel art|illustration|cover art|assets?|characters? sheet|animations? (?:for|of)|mock-?up)\b/i;

const NOTES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phones?|mobile|touch (?:buttons?|controls?|screens?)|tablets?|ipads?|androids?|iphones?)\b/i, 'What I build is played on phones and tablets as it is, by touch: the left thumb walks, the right one acts.'],
  [/\b(?:sounds?|sfx|noise|music)\b/i, 'What I build has sound effects already, for what is picked up, jumps, hits and the like; music there is none.'],
  [/\b(?:publish|share|release|host|deploy|link|friends?|send|online|upload)\b/i, 'A game is online as soon as it is built, at an address of its own: whoever has that link and reaches this server plays it in a browser.'],
  [/\bunpublish\b|\boffline\b|\b(?:take|taken) (?:it |my \w+ )?down\b|\bpause\b/i, 'I take nothing offline: whoever runs the server does, or a program with your token (undeployGame, or the tool sandbox_undeploy). Its address alone keeps it as private as you keep that.'],
  [/\b(?:download|export|copy)\b/i, 'The files of a game lie in the work tree of its project; its address can be shared as it is.'],
  [/\b(?:do you think|what do you think|should|better|enough|boring|fun)\b/i, 'How it feels I cannot judge, only how it is built. A rule that helps: where players wander with nothing to do, more foes or more to find; where they die without knowing why, fewer or slower ones; a larger map only once the small one is full.'],
]; // biome-ignore format: a table

/** It is looked for; what is said with what was found stands in `gameElsewhere`. */
export function spokenGame(message: string, memory: Memory): Plan | undefined {
  if (memory.asked !== undefined || memory.game || memory.made.length) return undefined;
  const plain = message.replace(/’/g, "'").trim();
  const parts = plain.split(/(?<=[.!?])\s+/);
  const of = parts.some((part) => OF_IT.some((form) => form.test(part)) || PLAYED.some((form) => form.test(part)));
  if (!of || DRAWN.test(plain) || TILES.test(plain) || (UI.test(plain) && !/\b(?:buttons?|screen|touch)\b/i.test(plain)))
    return undefined;
  return { steps: [GAMES], notes: NOTES.filter(([words]) => words.test(plain)).map(([, note]) => note).slice(0, 2) };
} // biome-ignore format: short enough

const CHANGED_WHERE = 'A game is changed in the conversation in which it was built: open that one in the studio (they stand beside the chat), and say it there.'; // biome-ignore format: one line
/** What is told of a game that this conversation has not built. */
export function gameElsewhere(listed: string, notes: readonly string[]): string {
  const none = /^none/.test(listed) || !listed.trim();
  return [
    ...(none ? ['This conversation has built no game yet, and I find none of yours online.'] : [`Your games:\n${listed}`]),
    ...notes,
    none
      ? `${CHANGED_WHERE} Or shall I build one now: which kind (platformer, top-down adventure, twin-stick shooter, match-3, runner or tower defence), and who plays? Say the change with it.`
      : CHANGED_WHERE,
  ].join('\n');
} // biome-ignore format: short enough
