/** Riders who are called by their beast or said to be on horseback: the beast is in the picture. */
import type { Row } from './in-turn.ts';

/** Beasts after which their riders are called. */
const RIDDEN = '(?:white |black |dire |war |giant |fire |ice )?(?:horse|wolf|boar|bear|dragon|wyvern|griffin|gryphon|pegasus|unicorn|raptor|lizard|goat|ram|spider|tiger|panther|elephant|camel|stag|ostrich|turtle|dinosaur)'; // biome-ignore format: a list
/** Who may stand before that name. */
const WHO = 'goblin|orc|elf|dwarf|knight|skeleton|undead|human|girl|boy|woman|man|warrior|viking|barbarian|samurai|ninja|prince|princess|wizard|witch|kobold|hobbit|gnome|lizardman|zombie|vampire'; // biome-ignore format: a list

export const RIDER_IDIOMS: readonly Row[] = [
  // what is said after the horse is the rider's
  [/^(.{1,60}?) (?:mounted |sitting |riding )?on horse ?back (with .+)$/gi, '$1 $2 riding a horse'],
  [/\b(?:mounted |sitting |riding )?on (?:his |her )?horse ?back\b/gi, 'riding a horse'],
  [new RegExp(`\\b(${WHO}) (${RIDDEN})[- ]rider\\b`, 'gi'), '$1 riding a $2'],
  [new RegExp(`\\b(${RIDDEN})[- ]rider\\b`, 'gi'), 'warrior riding a $1'],
];
