/** What a backdrop is for and how such pictures are made: "title screen background", "platformer level", "16-bit". It is nothing to be seen. */

const KINDS =
  'side ?scroll(?:er|ing)|platformer?|platforming|space shooter|shoot ?em ?up|shooter|shmup|jrpg|rpg|arcade|puzzle|adventure|detective|strategy|survival|racing|fighting|mobile|indie|retro|farming|visual novel|point and click|roguelike|metroidvania|game jam|jam|kids|tower defen[cs]e|city builder|base builder|idle|tycoon|management|rts|vn|video|title|main menu|menu|loading|start|game over|cutscene';
const MEDIA = '(?:games?|back ?ground|backdrop|level|screen|stage|title|scene|tileset|banner)';
/** A phrase that says only that. */
const ALL = new RegExp(
  `^(?:(?:an?|the|in|for|as|my) )*(?:(?:${KINDS}) )+${MEDIA}(?: ${MEDIA})*$|^(?:title|menu|loading|start|splash|intro) screen$|^(?:8|16|32|64)[ -]bits?(?: (?:style|look|era|colou?rs))?$|^(?:(?:final|mini|mid|big) )?boss (?:arena|room|fight|battle|stage|area|chamber)(?: (?:background|backdrop|stage))?$|^parallax(?: back ?grounds?)?$|^side ?scroll(?:er|ing)$|^platformer$|^(?:rpg|jrpg) maker(?: style)?$|^(?:pixel|game) (?:art|asset|style)$`,
);
/** The same after what it is of. */
const LEVEL = new RegExp(`(?<=[a-z]) (?:(?:${KINDS}) )+${MEDIA}(?: ${MEDIA})*$`);

/** A description without the phrases that say only what it is for; a description of nothing else stays as it is. */
/** "For cave type fights": of a cave. */
const TYPED = /\b([a-z]+)[- ](?:type|typed) (?:fights?|battles?|encounters?|levels?|stages?|areas?|arenas?)\b/gi; // biome-ignore format: one line

export function withoutUse(asTyped: string): string {
  const description = asTyped.replace(TYPED, '$1').replace(/\b(?:(?:on|to|at) (?:the )?)?left and (?:(?:on |to )?the )?right(?: sides?)?\b/gi, 'on both sides'); // biome-ignore format: one line
  const parts = description.split(',');
  const kept = parts.flatMap((part) => {
    const plain = part.trim().toLowerCase();
    if (ALL.test(plain)) return [];
    const cut = LEVEL.exec(plain);
    return cut && cut.index > 2 ? [part.slice(0, part.toLowerCase().indexOf(plain) + cut.index)] : [part];
  });
  const text = kept.join(',').replace(/^[\s,]+|[\s,]+$/g, '');
  return text === '' ? description : text;
}
