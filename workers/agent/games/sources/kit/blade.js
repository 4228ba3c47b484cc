// The trace of a blade: light in front of who strikes.
export function drawBlade({ x, y, turn, share }, { reach, tip }, stage) {
  // a spear goes straight on
  if (tip > reach) {
    const way = (turn * Math.PI) / 180;
    const far = (tip + reach) * (1 - Math.abs(share - 0.35));
    const [dx, dy] = [Math.cos(way), Math.sin(way)];
    stage.line(x + dx * 6, y + dy * 6, x + dx * far, y + dy * far, 'ink', 4, 1 - share * 0.6);
    stage.line(x + dx * 6, y + dy * 6, x + dx * far, y + dy * far, '#b98a52', 2, 1 - share * 0.6);
    stage.line(x + dx * (far - 6), y + dy * (far - 6), x + dx * far, y + dy * far, 'paper', 3, 1 - share * 0.6);
    return;
  }
  for (let i = 0; i < 9; i++) {
    const angle = ((turn - 70 + Math.min(1, share * 1.6) * 140 - i * 9) * Math.PI) / 180;
    for (const far of [12, 16, 20])
      stage.rect(
        x + Math.cos(angle) * far - 1,
        y + Math.sin(angle) * far - 1,
        3,
        3,
        i < 3 ? 'paper' : 'accent',
        (1 - i / 9) * (1 - share * 0.6),
      );
  }
}
