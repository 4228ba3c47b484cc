import { words } from '../enums.ts';

export const TilesetMode = words(
  'TilesetMode',
  'How a tileset is made: pro also has 64 px tiles and rules the shape of its borders.',
  ['standard', 'pro'],
);
export const ShapeStyle = words('ShapeStyle', 'Corners of the upper ground.', ['square', 'round']);
export const TileView = words('TileView', 'Where the camera stands; low sees taller faces.', [
  'low top-down',
  'high top-down',
]);
