// The window as a picture of few, large pixels: a pixel of the game is a whole number of pixels of the screen.

/** CSS pixels of what is counted above a board, and of the buttons below it. */
const COUNTS = 52;
const BAR = 84;

/**
 * `follow`: the window shows a part of a world, about `short` pixels on its shorter side. `board`: the whole of
 * `board(portrait, settings)`, a size in pixels, fits in, beside what is counted above it and, with `bar`, the buttons below it.
 */
export function createView({ short = 200, board, bar = false }, settings) {
  const element = document.querySelector('#view');
  const view = { width: 0, height: 0, zoom: 1, portrait: false, top: 0, bottom: 0 };
  const resize = () => {
    const ratio = devicePixelRatio || 1;
    const [width, height] = [Math.max(1, innerWidth * ratio), Math.max(1, innerHeight * ratio)];
    view.portrait = height > width;
    const size = board?.(view.portrait, settings);
    const [top, bottom] = size ? [COUNTS, bar ? BAR : 0] : [0, 0];
    const zoom = size
      ? Math.min(width / size.width, (height - (top + bottom) * ratio) / size.height)
      : Math.min(width, height) / short;
    view.zoom = Math.max(1, Math.floor(zoom)) / ratio;
    view.width = Math.ceil(innerWidth / view.zoom);
    view.height = Math.ceil(innerHeight / view.zoom);
    Object.assign(element.style, { width: `${view.width}px`, height: `${view.height}px` });
    view.top = top / view.zoom;
    view.bottom = bottom / view.zoom;
    element.style.transform = `scale(${view.zoom})`;
  };
  addEventListener('resize', resize);
  resize();
  /** From CSS pixels of the window to pixels of the view. */
  view.toView = (x, y) => ({ x: x / view.zoom, y: y / view.zoom });
  return view;
}
