// Other colours for the whole picture: as on an old handheld, black and white, pastel and the like.

const GREENS = ['#0f380f', '#306230', '#8bac0f', '#9bbc0f'];
/** What becomes of a colour, in GLSL and for the page's own letters and boxes. */
const LOOKS = {
  gameboy: {
    shader:
      'c.rgb = light < 0.22 ? vec3(0.06, 0.22, 0.06) : light < 0.45 ? vec3(0.19, 0.38, 0.19) : light < 0.7 ? vec3(0.55, 0.67, 0.06) : vec3(0.61, 0.74, 0.06);',
    mix: (_, light) => GREENS[light < 0.22 ? 0 : light < 0.45 ? 1 : light < 0.7 ? 2 : 3],
  },
  grey: { shader: 'c.rgb = vec3(light);', mix: (_, light) => [light, light, light] },
  sepia: {
    shader: 'c.rgb = vec3(light) * vec3(1.07, 0.92, 0.72);',
    mix: (_, light) => [light * 1.07, light * 0.92, light * 0.72],
  },
  pastel: {
    shader: 'c.rgb = mix(mix(vec3(light), c.rgb, 0.75), vec3(1.0, 0.97, 0.98), 0.35);',
    mix: (rgb, light) => rgb.map((one) => (light + (one - light) * 0.75) * 0.65 + 0.34),
  },
  bright: { shader: 'c.rgb = pow(c.rgb, vec3(0.72)) * 1.08;', mix: (rgb) => rgb.map((one) => one ** 0.72 * 1.08) },
  dark: { shader: 'c.rgb = pow(c.rgb, vec3(1.3)) * 0.9;', mix: (rgb) => rgb.map((one) => one ** 1.3 * 0.9) },
};

export const showsOtherwise = (look) => LOOKS[look] !== undefined;
export const SHADER = (look) => `
vec4 frag(vec2 pos, vec2 uv, vec4 color, sampler2D tex) {
  vec4 c = def_frag();
  float light = dot(c.rgb, vec3(0.3, 0.59, 0.11));
  ${LOOKS[look].shader}
  return c;
}`;

/** The colours of the page beside the picture, which no shader reaches. */
export function inLook(palette, look) {
  const to = LOOKS[look];
  if (!to) return palette;
  const shown = (hex) => {
    if (!hex.startsWith('#')) return hex;
    const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const mixed = to.mix(rgb, rgb[0] * 0.3 + rgb[1] * 0.59 + rgb[2] * 0.11);
    return typeof mixed === 'string'
      ? mixed
      : `#${mixed
          .map((one) =>
            Math.round(Math.min(1, Math.max(0, one)) * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`;
  };
  return Object.fromEntries(Object.entries(palette).map(([name, hex]) => [name, shown(hex)]));
}
