// The snippets name the address under which this page was opened.
for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;

for (const button of document.querySelectorAll('[data-copy]')) {
  // Browsers lend the clipboard to secure pages alone.
  if (!navigator.clipboard) button.hidden = true;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
}
