/** Sizes of pictures by what they are for. */
import type { Size } from './bounds.ts';

const FORMATS: readonly (readonly [said: RegExp, width: number, height: number, name: string])[] = [
  [/\bitch(?:\.io)?\b.*\bbanner\b/i, 960, 240, 'an itch.io banner'],
  [/\bitch(?:\.io)?\b/i, 630, 500, 'an itch.io cover'],
  [/\bsteam\b.*\b(?:main capsule)\b/i, 616, 353, 'half of a Steam main capsule'],
  [/\bsteam\b.*\b(?:library)\b/i, 300, 450, 'half of a Steam library picture'],
  [/\bsteam\b.*\b(?:small capsule)\b/i, 462, 174, 'a small Steam capsule'],
  [/\bsteam\b|\bcapsule\b/i, 460, 215, 'a Steam header, half of 920x430'],
  [/\b(?:youtube|yt|video)\b.*\b(?:thumbnail|cover)\b|\bthumbnail\b/i, 640, 360, 'a thumbnail, half of 1280x720'],
  [/\b(?:twitter|x)\b.*\b(?:header|banner)\b/i, 750, 250, 'a header, half of 1500x500'],
  [/\b(?:twitch|discord|slack)\b.*\bemotes?\b|\bemojis?\b/i, 112, 112, 'an emote'],
  [/\bphone\b.*\bwallpaper\b/i, 360, 640, 'a phone wallpaper, a third of 1080x1920'],
  [/\b(?:desktop|pc)\b.*\b(?:wallpaper|background)\b|\bwallpaper\b/i, 640, 360, 'a wallpaper, a third of 1920x1080'],
  [/\b(?:app icon|store icon)\b/i, 512, 512, 'an app icon'],
  [/\b(?:profile|pfp|avatar)\b/i, 128, 128, 'a profile picture'],
  [/\b(?:album|cover art)\b/i, 512, 512, 'a cover'],
]; // biome-ignore format: a table

/** The size of what the picture is for, where none is said. */
export function formatOf(words: string): { readonly size: Size; readonly told: string } | undefined {
  const found = FORMATS.find(([said]) => said.test(words));
  return found
    ? { size: { width: found[1], height: found[2] }, told: `You named no size: ${found[1]}x${found[2]}, ${found[3]}.` }
    : undefined;
}
