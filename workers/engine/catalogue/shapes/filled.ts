/**
 * Silhouettes that are drawn as outlines only: what is open in them is not air but a body, a pane, a screen or a liquid. The
 * colour of it ('main': their own, a tone darker), then their ids.
 */
const FILLED: Readonly<Record<string, string>> = {
  main: 'brinjal sand-bucket canopic-jar bandit-mask pressure-cooker shoulder-bag waistcoat waterskin elderberry chain-mail sea-dragon drifting-jellyfish vampire-head mummy-head horned-skull hard-disk safe water-tower paint-bucket gold-mine heating-unit amplifier eraser slice-of-pie-emoji icebergs-icon vitamins dressing-table theater-curtains',
  '#bcdcec': 'prism shot-glass greenhouse lab-goggles front-loader camera-lens round-bottom-flask wall-mirror clothes-dryer electric-car stand-blender car-door hoop-house soda-bottle golf-cart',
  '#e8ecf0': 'raw-egg first-aid-case sports-watch two-coconuts guy-fawkes-mask flipchart bathroom-scale billboard doorbell vampire-teeth dishwasher office-phone air-purifier combination-lock postage-stamp',
  '#344868': 'flat-screen touchpad hybrid-console thermostat service-station-pump',
  // lit, or in a hand each would be a case
  '#64c0e8': 'cellphone tablet-computer',
  '#3c3444': 'toaster-oven microwave',
  '#ffe48c': 'storm-lantern coach-lamp',
  '#d8545c': 'rump-steak blood-bag jam',
  '#e8a028': 'carved-pumpkin',
  '#8cc43c': 'cut-kiwi',
  '#c87834': 'herbal-tea molotov-icon',
  '#8cc8ec': 'cup-of-water instant-photo',
  '#c89858': 'bulletin-board the-mona-lisa',
}; // biome-ignore format: a table

const byId = new Map(Object.entries(FILLED).flatMap(([colour, ids]) => ids.split(' ').map((id) => [id, colour] as const))); // biome-ignore format: one line

/** What fills the openings of a silhouette; undefined where one looks through them. */
export const fillOf = (id: string): string | undefined => byId.get(id);
