/** What a building is always drawn with: said plainly it is there, and is not put before it a second time. */

const OWN: readonly (readonly [concepts: RegExp, parts: RegExp])[] = [
  [/^outhouse$/, /^(?:an? |the )?(?:(?:crescent|half|sickle) )?moon(?: (?:cut|carved|shaped|hole|cutout|cut-out|window))*(?: (?:on|in|into) (?:the|its) door)?$/],
  [/^farmhouse$/, /^(?:an? |the )?(?:(?:front|covered|wooden|white|nice|small|big|wide) )*porch(?: (?:in|at|on|along) (?:the )?front)?$/],
  [/^bell-tower$/, /^(?:an? |the |its )?(?:(?:big|large|church|golden|brass|bronze|hanging) )*bells?(?: (?:on|at|in|inside) (?:the |its )?(?:top|tower))?$/],
  [/^observatory$/, /^(?:an? |the |its )?(?:(?:open|big|round|white|half|opened) )*(?:dome|roof)(?: (?:open|half open))?$/],
  [/^clock-tower$/, /^(?:an? |the |its )?(?:(?:big|large|white|round) )*clock(?: face| dial)?(?: (?:on|at) (?:the |its )?(?:top|front|tower))?$/],
  [/^(?:church|chapel|cathedral)$/, /^(?:an? |the |its )?(?:(?:small|golden|big|large) )*cross(?: (?:on|at) (?:the |its )?(?:top|roof|tower|spire))?$/],
  [/^lighthouse$/, /^(?:an? |the |its )?(?:(?:big|bright|glowing|shining|warm|yellow) )*(?:light|lamp|lantern|beacon)(?: (?:on|at) (?:the |its )?top)?$/],
  [/^(?:windmill|wind-turbine)$/, /^(?:(?:four|big|large|wooden|the|its|turning|spinning|white) )*(?:sails|blades|vanes|wings)$/],
  [/^barn$/, /^(?:an? |the |its )?(?:(?:grain|tall|big|grey|gray|silver|metal) )*silo(?: (?:next to|beside) it)?$/],
  [/^(?:longhouse)$/, /^(?:(?:carved|wooden|two|crossed|big|the) )*dragon heads?(?: (?:on|at|over) (?:the |its |both )?(?:roof|top|gables?|ends?|ends of the roof|beams?))?$|^(?:(?:round|colou?rful|painted|viking|some|wooden) )*shields(?: (?:on|along|hanging on|at) (?:the |its )?(?:walls?|front|sides?|outside))?$/],
  [/^(?:magic-school|castle|.*-castle|palace)$/, /^(?:(?:many|several|tall|some|big|pointy|pointed|lots of|multiple|stone|the) )*(?:towers|spires|turrets)$/],
]; // biome-ignore format: a table

/** Whether a piece of its description is no more than what it has. */
export const isOwnOfHouse = (piece: string, concept: string): boolean =>
  OWN.some(([concepts, parts]) => concepts.test(concept) && parts.test(piece));
