import { hexToRgb } from '../../pixels/color.ts';
import { faceNamed } from '../../pixels/font/index.ts';
import { bmFont } from '../font/bm-font.ts';
import { safeName } from '../names.ts';
import type { ExportFile } from '../zip.ts';
import { type UiKitExport, type UiPartExport, uiAtlas } from './kit.ts';

/** Theme items of Godot 4 and the part that each of them shows. */
const STYLES: readonly (readonly [item: string, part: string])[] = [
  ...(['normal', 'hover', 'pressed', 'disabled'] as const).flatMap((state) =>
    ['Button', 'OptionButton', 'MenuButton'].map(
      (control) => [`${control}/styles/${state}`, `button_${state}`] as const,
    ),
  ),
  ...['Button', 'OptionButton', 'MenuButton'].map((control) => [`${control}/styles/focus`, 'button_focused'] as const),
  ['Panel/styles/panel', 'panel'],
  ['PanelContainer/styles/panel', 'panel'],
  ['PopupPanel/styles/panel', 'panel_small'],
  ['PopupMenu/styles/panel', 'panel_small'],
  ['AcceptDialog/styles/panel', 'panel_calm'],
  ['TooltipPanel/styles/panel', 'tooltip'],
  ['TabContainer/styles/panel', 'panel_small'],
  ['TabContainer/styles/tab_selected', 'tab_active'],
  ['TabContainer/styles/tab_unselected', 'tab_normal'],
  ['TabContainer/styles/tab_hovered', 'tab_hover'],
  ['TabContainer/styles/tab_disabled', 'tab_disabled'],
  ['TabBar/styles/tab_selected', 'tab_active'],
  ['TabBar/styles/tab_unselected', 'tab_normal'],
  ['TabBar/styles/tab_hovered', 'tab_hover'],
  ['TabBar/styles/tab_disabled', 'tab_disabled'],
  ['ProgressBar/styles/background', 'bar_frame'],
  ['ProgressBar/styles/fill', 'bar_fill_health'],
  ['HSlider/styles/slider', 'slider_track'],
  ['VScrollBar/styles/scroll', 'scroll_track'],
  ['VScrollBar/styles/grabber', 'scroll_thumb_normal'],
  ['VScrollBar/styles/grabber_highlight', 'scroll_thumb_hover'],
  ['VScrollBar/styles/grabber_pressed', 'scroll_thumb_pressed'],
  ['LineEdit/styles/normal', 'panel_small'],
];

const ICONS: readonly (readonly [item: string, part: string])[] = [
  ['CheckBox/icons/checked', 'checkbox_on_normal'],
  ['CheckBox/icons/unchecked', 'checkbox_off_normal'],
  ['CheckBox/icons/checked_disabled', 'checkbox_on_disabled'],
  ['CheckBox/icons/unchecked_disabled', 'checkbox_off_disabled'],
  ['CheckBox/icons/radio_checked', 'radio_on_normal'],
  ['CheckBox/icons/radio_unchecked', 'radio_off_normal'],
  ['CheckButton/icons/checked', 'toggle_on_normal'],
  ['CheckButton/icons/unchecked', 'toggle_off_normal'],
  ['HSlider/icons/grabber', 'slider_knob_normal'],
  ['HSlider/icons/grabber_highlight', 'slider_knob_hover'],
  ['HSlider/icons/grabber_disabled', 'slider_knob_disabled'],
];

const INKS: readonly (readonly [item: string, ink: keyof UiKitExport['inks']])[] = [
  ['Button/colors/font_color', 'button'],
  ['Button/colors/font_hover_color', 'button'],
  ['Button/colors/font_pressed_color', 'button'],
  ['Button/colors/font_focus_color', 'button'],
  ['Button/colors/font_disabled_color', 'disabled'],
  ['Label/colors/font_color', 'panel'],
  ['LineEdit/colors/font_color', 'panel'],
  ['ProgressBar/colors/font_color', 'tooltip'],
  ['TabContainer/colors/font_selected_color', 'panel'],
  ['TabContainer/colors/font_unselected_color', 'button'],
  ['TooltipLabel/colors/font_color', 'tooltip'],
];

/** 1: repeated, the last repeat cut (StyleBoxTexture.AXIS_STRETCH_MODE_TILE). */
const TILE = 1;

const colour = (hex: string): string => {
  const [r, g, b] = hexToRgb(hex).map((v) => Number((v / 255).toFixed(6)));
  return `Color(${r}, ${g}, ${b}, 1)`;
};

/**
 * A Godot 4 Theme: `<name>.tres`, the atlas `<name>.png` and the face `<name>-font.fnt` with its picture; put all of
 * them into one folder. Parts are StyleBoxTextures that repeat their middles. In the project settings choose the
 * texture filter "Nearest". Format: docs.godotengine.org, "TSCN file format", "Theme".
 */
export function uiGodotTheme(kit: UiKitExport): ExportFile[] {
  const atlas = uiAtlas(kit);
  const name = safeName(kit.name, 'ui');
  const parts = new Map(kit.parts.map((part) => [part.name, part]));
  const named = (list: readonly (readonly [string, string])[]) => list.filter(([, part]) => parts.has(part));
  const [styles, icons] = [named(STYLES), named(ICONS)];
  const boxed = [...new Set(styles.map(([, part]) => part))];
  const pictured = [...new Set(icons.map(([, part]) => part))];
  const font = bmFont(faceNamed('bold'), `${name}-font`);
  const lines = [
    `[gd_resource type="Theme" load_steps=${boxed.length + pictured.length + 3} format=3]`,
    '',
    `[ext_resource type="Texture2D" path="${name}.png" id="1_atlas"]`,
    `[ext_resource type="FontFile" path="${name}-font.fnt" id="2_font"]`,
  ];
  for (const of of boxed) lines.push('', ...styleBox(parts.get(of)!, atlas.boxes.get(of)!));
  for (const of of pictured) {
    const { x, y, width, height } = atlas.boxes.get(of)!;
    lines.push('', `[sub_resource type="AtlasTexture" id="AtlasTexture_${of}"]`, 'atlas = ExtResource("1_atlas")');
    lines.push(`region = Rect2(${x}, ${y}, ${width}, ${height})`);
  }
  lines.push(
    '',
    '[resource]',
    'default_font = ExtResource("2_font")',
    `default_font_size = ${faceNamed('bold').height}`,
  );
  const items = [
    ...styles.map(([item, part]) => `${item} = SubResource("StyleBoxTexture_${part}")`),
    ...icons.map(([item, part]) => `${item} = SubResource("AtlasTexture_${part}")`),
    ...INKS.map(([item, ink]) => `${item} = ${colour(kit.inks[ink].colour)}`),
    ...INKS.flatMap(([item, ink]) => {
      const { outline } = kit.inks[ink];
      const control = item.split('/')[0]!;
      return outline && item.endsWith('/font_color')
        ? [`${control}/colors/font_outline_color = ${colour(outline)}`, `${control}/constants/outline_size = 2`]
        : [];
    }),
  ];
  lines.push(...items.sort(), '');
  return [
    { path: `${name}.png`, bytes: atlas.png },
    { path: `${name}.tres`, bytes: Buffer.from(lines.join('\n')) },
    ...font,
  ];
}

function styleBox(part: UiPartExport, box: { x: number; y: number; width: number; height: number }): string[] {
  const { slice, content, image } = part;
  const margins = slice ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const inner = content && {
    left: content.x,
    top: content.y,
    right: image.width - content.x - content.width,
    bottom: image.height - content.y - content.height,
  };
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return [
    `[sub_resource type="StyleBoxTexture" id="StyleBoxTexture_${part.name}"]`,
    ...(inner ? sides.map((side) => `content_margin_${side} = ${inner[side]}.0`) : []),
    'texture = ExtResource("1_atlas")',
    ...sides.map((side) => `texture_margin_${side} = ${margins[side]}.0`),
    `axis_stretch_horizontal = ${TILE}`,
    `axis_stretch_vertical = ${TILE}`,
    `region_rect = Rect2(${box.x}, ${box.y}, ${box.width}, ${box.height})`,
  ];
}
