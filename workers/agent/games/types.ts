/** What the games' parts are: templates, their slots and settings, and the description of one game. */
import type { ThemeId } from './themes.ts';

/**
 * How a slot's pictures are made where the account has none for it. `sidescroller` and `topdown` are sets of corner
 * tiles, `background` is a picture that fills a wide part of the screen, `ui` is an interface with a panel and a button.
 */
export type SlotKind = 'character' | 'object' | 'sidescroller' | 'topdown' | 'background' | 'ui';

/** What a character does in a slot; the id of the template animation depends on its skeleton. */
export type Move = 'walk' | 'run' | 'idle' | 'jump' | 'attack';
export type Side = 'south' | 'east' | 'north' | 'west';

/** A place in a game for an asset of the account. */
export interface AssetSlot {
  /** Folder below assets/, and the name of the sprite in the sources. */
  readonly id: string;
  readonly about: string;
  readonly kind: SlotKind;
  /** What is drawn where nobody says what, unless the theme has something of its own for this slot. */
  readonly prompt: string;
  /** Of a set of corner tiles: what lies on top (sidescroller), or the upper ground (topdown). */
  readonly upper?: string;
  /** Pixels: of a figure or thing its larger side, of a set the side of a tile. Larger pictures are made smaller. */
  readonly size: number;
  /** A game without it is not built. */
  readonly required: boolean;
  /** Of a character: what is animated, and from where it is seen. */
  readonly moves?: readonly Move[];
  readonly sides?: readonly Side[];
  /** The slot is there only while this setting is on, or at least `from`. */
  readonly when?: string;
  readonly from?: number;
  /** Lies on the ground that the game makes itself: a map of somebody's own has no need of it. */
  readonly ofGround?: true;
  /** What who is at home in a place holds here besides. */
  readonly arms?: 'blade' | 'shots';
  /** False: it is the same in every theme. */
  readonly ofPlace?: false;
  /** Words for it in a sentence, besides its id: "coins", "treasure". */
  readonly words: readonly string[];
}

/** Something that can be changed without drawing anything. */
export interface NumberSetting {
  readonly id: string;
  readonly about: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** How many 0 stands for, from which "more" counts. */
  readonly usual?: number;
  readonly whole?: true;
  /** What "more" adds; absent: a quarter is added. */
  readonly step?: number;
  /** What a clause must name; absent: `more` and `less` say enough. */
  readonly of?: RegExp;
  readonly more: RegExp;
  readonly less: RegExp;
}
export interface SwitchSetting {
  readonly id: string;
  readonly about: string;
  readonly default: boolean;
  readonly of: RegExp;
}
export interface ChoiceSetting {
  readonly id: string;
  readonly about: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly of: RegExp;
}
export type Setting = NumberSetting | SwitchSetting | ChoiceSetting;
export type SettingValue = number | boolean | string;

/** A kind of game: what it needs, what can be changed. */
export interface TemplateFacts {
  readonly id: TemplateId;
  /** Words that ask for it. */
  readonly words: readonly string[];
  /** What else asks for it: games that everybody knows, and how it is played. */
  readonly plays: RegExp;
  readonly title: string;
  readonly about: string;
  /** What a developer reads of how it is played. */
  readonly controls: string;
  /** What a playtest can be told to do, so that something happens: see workers/sandbox/steps.ts. */
  readonly playtest: string;
  readonly needs: readonly AssetSlot[];
  readonly settings: readonly Setting[];
  /** Its levels may be maps of the account. */
  readonly takesMaps?: true;
  /** Its levels may take place each somewhere else. */
  readonly takesPlaces?: true;
  /** Why "add a boss" is refused, where there is no place for one. */
  readonly noBoss?: string;
}

export interface GameTemplate extends TemplateFacts {
  /** All files of the game but its pictures: path in the project → text. */
  readonly files: (game: GameDescription) => ReadonlyMap<string, string>;
}

export type TemplateId = 'platformer' | 'adventure' | 'twin-stick' | 'match-3' | 'runner' | 'tower-defence';

/** What fills a slot. */
export interface SlotChoice {
  readonly kind: SlotKind;
  readonly prompt: string;
  readonly upper?: string;
  readonly size: number;
  readonly required: boolean;
  /** The slot is there only while this setting is on. */
  readonly when?: string;
  /** The account's asset; absent until one is drawn or chosen. */
  readonly assetId?: string;
  /** A quadruped: 'bear' | 'cat' | 'dog' | 'horse' | 'lion'. */
  readonly skeleton?: string;
}

/** One game: the whole of `game.json`. Edits change this file alone; sources that somebody changed stay as they are. */
export interface GameDescription {
  readonly template: TemplateId;
  readonly title: string;
  readonly theme: ThemeId;
  /** Levels that take place elsewhere than the game. */
  readonly places?: readonly LevelPlace[];
  /** Which levels, melody and variants there are. */
  readonly seed: number;
  readonly settings: Readonly<Record<string, SettingValue>>;
  /** '#rrggbb' by name; weather may be 'none'. */
  readonly palette: Readonly<Record<string, string>>;
  /** By the id of the slot. */
  readonly assets: Readonly<Record<string, SlotChoice>>;
  /** Maps of the account that are its levels, one after the other; templates that take none have none. */
  readonly maps?: readonly { readonly assetId: string; readonly name?: string }[];
  /** What its screens say, where somebody wants words of their own. */
  readonly texts?: Readonly<Partial<Record<TextName, string>>>;
}
/** Where one level takes place; its pictures stand in slots like `ground-2`. */
export interface LevelPlace {
  readonly level: number;
  readonly theme: ThemeId;
  readonly palette: Readonly<Record<string, string>>;
  /** What is otherwise in this level alone: who is not there. */
  readonly settings?: Readonly<Record<string, SettingValue>>;
}
export const TEXTS = ['intro', 'goal', 'win', 'lose', 'talk'] as const;
export type TextName = (typeof TEXTS)[number];
