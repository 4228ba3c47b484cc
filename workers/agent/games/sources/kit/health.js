// How much strength is left to who has much of it: a bar over its head.

/** `over`: so high over its feet. */
export function drawHealth({ x, y, hits, full }, over, stage) {
  if (!full) return;
  stage.rect(x - 21, y - over - 6, 42, 6, 'ink');
  stage.rect(x - 20, y - over - 5, Math.max(0, (40 * hits) / full), 4, 'danger');
}
