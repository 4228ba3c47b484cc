/** Tools by a letter, as lists of requests name what is right. */
export const C = 'create_character';
export const A = 'animate_character';
/** The same figure in another way. */
export const E = 'create_character_state';
export const O = 'create_map_object|create_1_direction_object';
/** A thing in another way. */
export const EO = 'create_object_state';
/** A picture by itself. */
export const P = 'create_picture';
/** A thing that moves: drawn, and what it does. */
export const B = 'create_1_direction_object';
export const F = 'animate_object';
/** A thing from eight sides. */
export const R = 'create_8_direction_object';
export const T = 'create_topdown_tileset';
export const S = 'create_sidescroller_tileset';
export const I = 'create_isometric_tile';
export const U = 'create_ui_asset';
export const G = 'write_game';
/** Somebody or something: a creature may be either. */
export const BEING = `${C}|${O}`;
export const ANY = /\S/;
