// The window as a picture of few, large pixels: a pixel of the game is a whole number of pixels of the screen.

/**
 * `follow`: the window shows a part of a world, about `short` pixels on its shorter side. `board`: the whole of
 * `board(portrait)`, a size in pixels, fits in.
 */
export function createView({ short = 200, board }, onChange) {
  const element = document.querySelector('#view');
  const view = { width: 0, height: 0, zoom: 1, portrait: false };
  const resize = () => {
    const ratio = devicePixelRatio || 1;
    const [width, height] = [Math.max(1, innerWidth * ratio), Math.max(1, innerHeight * ratio)];
    view.portrait = height > width;
    const size = board?.(view.portrait);
    const zoom = size ? Math.min(width / size.width, height / size.height) : Math.min(width, height) / short;
    view.zoom = Math.max(1, Math.floor(zoom)) / ratio;
    view.width = Math.ceil(innerWidth / view.zoom);
    view.height = Math.ceil(innerHeight / view.zoom);
    Object.assign(element.style, { width: `${view.width}px`, height: `${view.height}px` });
    element.style.transform = `scale(${view.zoom})`;
    onChange?.();
  };
  addEventListener('resize', resize);
  resize();
  /** From CSS pixels of the window to pixels of the view. */
  view.toView = (x, y) => ({ x: x / view.zoom, y: y / view.zoom });
  return view;
}
