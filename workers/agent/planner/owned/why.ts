/** Why something of one's own looks as it does: what is usually the cause, how it is mended, and what I can draw once more. */

interface Cause {
  readonly asked: RegExp;
  readonly told: string;
}
const ASKS = /\bwhy\b|\bhow come\b|\bwhat(?:'s| is) wrong\b|\bis it (?:normal|supposed|me)\b|\?\s*$/i;
const CAUSES: readonly Cause[] = [
  { asked: /\b(?:(?<!a |the )slid(?:es|ing)|skat(?:es?|ing)|moon ?walk\w*|glid(?:es?|ing)|feet (?:do ?n[o']?t|dont|never|not) match|float(?:s|ing)? over)\b/i, told: 'Feet slide where the figure is moved at another speed than its legs walk: one cycle of a walk should carry it about as far as two of its steps are wide (for a figure of 48 px some 30 to 40 px). Move it that far in the time of one cycle — with 8 frames at 10 frames a second about 40 px a second — or play the frames faster or slower until the foot on the ground stands still. The files need no change for that.' },
  { asked: /\b(?:blurr?y|blurred|smeared|soft|washed out|fuzzy|not sharp)\b/i, told: 'Pixels blur where a program smooths what it enlarges: set the filter to "nearest" (Godot: Default Texture Filter, Unity: Filter Mode "Point"; slides and documents: enlarge it before, by "nearest neighbour"), and enlarge by whole numbers alone (2x, 3x). The file itself is sharp.' },
  { asked: /\b(?:jitter\w*|stutter\w*|flicker\w*|jump(?:s|ing) (?:around|between)|twitch\w*|shak(?:es|ing)|wobbl\w*)\b.*\b(?:frames?|animation|walk|run|idle|sheet|plays?)\b|\b(?:frames?|animation|walk|run|idle|sheet)\b.*\b(?:jitter\w*|stutter\w*|twitch\w*|shak(?:es|ing)|wobbl\w*)\b/i, told: 'Frames jump where they are cut unevenly, or drawn at half pixels: all frames of a sheet are equally large (JSON beside it tells where each lies), so cut it by that size, keep the same anchor for all, and round the position of the figure to whole pixels.' },
  { asked: /\b(?:lines?|gaps?|seams?|cracks?|bleed\w*)\b.*\b(?:between|tiles?|map)\b|\btiles?\b.*\b(?:lines?|gaps?|seams?|cracks?|bleed\w*)\b/i, told: 'Lines between tiles come from the engine, which reads a little of the neighbour: turn filtering off ("nearest"), move the camera by whole pixels, and use the sheet "edges repeated" (on the page of the tileset in the studio), which has room for it.' },
  { asked: /\b(?:only|just|why|it is|it's|is it)\b.{0,20}\b([1-7]|one|two|three|four|five|six|seven) (?:directions?|sides)\b/i, told: 'A character has 4 or 8 directions, as it was asked for; while it is being drawn, those that are done are seen first. Should some still be missing when nothing of it waits in the queue, say "draw it again, 8 directions" (1 generation; the one that you have is kept), or name the movement, and I draw it for the other sides (1 generation each).' },
]; // biome-ignore format: a table

/** The answer to a question why it is so; undefined where the cause is not a usual one. */
export const whyItIs = (message: string): string | undefined =>
  ASKS.test(message) && message.length < 300 ? CAUSES.find(({ asked }) => asked.test(message))?.told : undefined;
