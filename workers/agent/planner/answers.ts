/** Questions that are asked often, with answers that are known; all others are looked up in the documents. */
import { templates } from '../games/index.ts';

const games = (): string => templates.map(({ title }) => title.toLowerCase()).join(', ');

const ANSWERS: readonly (readonly [asked: RegExp, answer: () => string])[] = [
  [
    /\b(?:which|what|how many|other|all)\b.*\b(?:views?|perspectives?|camera|angles?)\b|\b(?:views?|perspectives?|angles?)\b.*\b(?:there|available|supported|possible|have)\b/i,
    () =>
      'Characters and things are drawn in three views: low top-down (the usual one of characters), high top-down (from above) and from the side; characters also oblique. Say it with the wish: "a knight from the side". Tiles are top-down, for a sidescroller, or isometric.',
  ],
  [
    /\b(?:my|the|our) (?:balance|credits?|generations? left)\b|\bhow many (?:generations?|credits?) (?:do i|have i|are|left|i)\b|\b(?:generations?|credits?|money) (?:are |is )?(?:left|remain\w*)\b/i,
    () =>
      'Your balance — how many generations and credits are left — stands in the studio under your account, and at GET /balance. I cannot see it from here, but each plan names its price before anything is made.',
  ],
  [
    /\b(?:upload|import|send|use|give|attach|add|scan|convert|load|show)\b.*\b(?:my|own|this|existing|a|an|it)\b.*\b(?:picture|image|photo|drawing|sketch|sprite|art|png|file|screenshot|reference|it)s?\b(?!.*\b(?:godot|unity|aseprite|phaser|tiled|unreal|gamemaker|rpg maker|kaplay)\b)|\bhow (?:do|can|could) i (?:upload|import)\b|\b(?:upload|attach)\b/i,
    () =>
      'I cannot take files in this chat. A picture of your own is uploaded in the studio, or given to the tools as reference_image_base64 or reference_image_url: create_character turns a sprite to all sides, and "image to pixel art" converts a photograph or drawing.',
  ],
  [
    /\bwhat (?:kinds?|sorts?|types?) of games\b|\bwhich (?:kinds? of )?games?\b|\bwhat games?\b|\bgame (?:types?|templates?|genres?|kinds?)\b/i,
    () => `I build games of these kinds: ${games()}. Say who plays, and against whom: "a platformer with a fox".`,
  ],
  [
    /\b(?:which|what|how many)\b.*\b(?:animations?|movements?|moves|motions?)\b/i,
    () =>
      'Characters have template animations — idle, walking, running, jumping, attacks such as a punch or a kick, hurt, death, casting a spell, and more; animals have their own, such as walk, run, idle. What no template has is animated from words: "let him juggle". A template costs one generation a direction.',
  ],
  [
    /\b(?:which|what|how many)\b.*\b(?:directions?|sides)\b/i,
    () => 'Characters are drawn from 4 or 8 directions, 8 where nothing is said: "a guard with 4 directions".',
  ],
  [
    /^(?!.*\b(?:characters?|objects?|tiles?|tilesets?|maps?|panels?|interfaces?)\b).*(?:\bhow (?:big|large|small|tall|wide)\b|\b(?:which|what|max\w*|min\w*|biggest|largest|smallest)\b.*\b(?:sizes?|dimensions?|resolutions?)\b)/i,
    () =>
      'Sizes in pixels: characters are 16 to 256 high, things for maps 32 to 400 a side, tiles 16 or 32, isometric tiles 16 to 64, interfaces 192 to 688, maps 1 to 256 cells a side. Say it with the wish: "a barrel, 64x64".',
  ],
  [
    /\b(?:languages?|german|deutsch|spanish|french|italian|chinese|japanese|russian|portuguese)\b.*\?|\b(?:speak|understand|answer|reply|write) (?:to me )?(?:in )?(?:german|deutsch|spanish|french|italian|chinese|japanese|russian|portuguese|other languages?)\b/i,
    () => 'Without a model that is set up I understand English alone, and only what I can draw or build.',
  ],
  [
    /\bhow long\b|\bhow (?:fast|quick\w*|slow)\b|\bwhen (?:will|is) (?:it|this|that) (?:be )?(?:ready|done|finished)\b/i,
    () =>
      'Most pictures take a few seconds, a character from eight sides with an animation somewhat longer, a whole game a minute or two. You see each as it is done.',
  ],
  [
    /\b(?:are|r) you (?:an? )?(?:ai|bot|robot|human|real|person|chatgpt|gpt|claude|llm|model|machine)\b|\bwho (?:are|made|built|created) you\b|\bwhat(?:'s| is) your name\b|\bwhich model\b/i,
    () =>
      'I am the assistant of this service: a program that reads wishes by word lists and draws what it knows. A language model can be set up in its place by who runs the service.',
  ],
  [
    /\b(?:is|are|would|will)\b.*\b(?:free|expensive|cost|price)\b|\bhow much\b|\bprices?\b|\bcosts?\b/i,
    () =>
      'Prices in generations: a character 1, a template animation 1 for each direction, a thing for a map 1, a set of tiles 1, a map nothing by itself, a change of a character or an interface 20 to 40. Each plan names its price first, and nothing is charged for a job that fails; asking is free.',
  ],
  [
    /\b(?:can|could) (?:you|i|it)\b.*\b(?:undo|revert|go back)\b|\bhow (?:do|can) i (?:undo|delete|remove)\b/i,
    () =>
      'What was made stays until you delete it: open it in the library and delete it there. I never delete anything. A change makes a new variant beside the one before, so that nothing is lost.',
  ],
]; // biome-ignore format: a table

/** The answer to a question that is asked often; undefined where the documents must tell. */
export const answerTo = (question: string): string | undefined =>
  ANSWERS.find(([asked]) => asked.test(question))?.[1]();

/** What the service is about: a question without any of it is about something else. */
const TOPIC =
  /\b(?:sprites?|pixels?|tiles?|tilesets?|maps?|characters?|objects?|animat\w*|assets?|games?|platformer\w*|runner|shooter|adventure|match|tower|interfaces?|ui|hud|pictures?|images?|draw\w*|art|styles?|sizes?|outline|shading|views?|directions?|sides|prices?|costs?|pay\w*|free|credits?|generations?|balance|refund\w*|subscription|licen[cs]e\w*|commercial\w*|own\w*|rights|copyright|export\w*|import\w*|download\w*|upload\w*|zip|png|gif|files?|formats?|sheets?|api|rest|graphql|mcp|sdk|webhook\w*|token|key|account|server|self[- ]host\w*|docker|install\w*|gpu|offline|models?|projects?|sandbox|chat|assistant|play\w*|controls?|keys|godot|unity|aseprite|phaser|tiled|ldtk|gamemaker|rpg maker|backgrounds?|transparent|colou?rs?|palette|seeds?|templates?|skeleton|quadruped\w*|humanoid\w*|isometric|top-?down|sidescroll\w*|inpaint\w*|edit\w*|delete\w*|library|studio|limits?|errors?|fail\w*|jobs?|queue|wait\w*|slow|fast|how many|create\w*|change\w*|he|him|she|her|they|them|tags?|states?|variants?)\b/i;
export const isAboutService = (question: string): boolean => TOPIC.test(question);

/** "is it possible to have a knight on a horse?" → "a knight on a horse". */
export const askedFor = (question: string): string | undefined =>
  /^(?!.*\b(?:than|cheaper|better|worse|bigger|faster|more|less)\b)\W*(?:(?:hi|hello|hey|and|so|ok(?:ay)?|also)[\s,!]+)*(?:(?:is|would|will) (?:it|there) (?:be )?(?:possible|a way|any chance) (?:to (?:have|get|make|draw|create|do)|that you (?:make|draw))|(?:are|would) you (?:be )?able to (?:make|draw|create|do)|do you (?:do|make|draw|offer|support|have|know)(?: how to (?:draw|make))?|can (?:you|i|one) (?:do|draw|make|create|get|have)|(?:is|are)(?= .+ (?:possible|doable|available|supported|ok|okay)\W*$)) (.+?)(?: possible| doable| available| supported| ok| okay)?\W*$/i.exec(
    question,
  )?.[1];
