// Runs before anything is painted: the colours that were chosen, and whether the frame of the page or the way in is to come.
try {
  const theme = JSON.parse(localStorage.getItem('pixelkiln.theme') ?? 'null');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  const kept = sessionStorage.getItem('pixelkiln.token') ?? localStorage.getItem('pixelkiln.token');
  if (kept || location.hash.includes('token=')) document.documentElement.dataset.known = '';
} catch {
  // a browser that keeps nothing shows the page when it is there
}
