// A classic script in the head: it runs before the first paint, so a chosen theme never flashes the other one.
'use strict';
(() => {
  const key = 'palimpsest-theme';
  const themes = ['system', 'light', 'dark'];
  const root = document.documentElement;

  const stored = () => {
    try {
      const theme = localStorage.getItem(key);
      return themes.includes(theme) ? theme : 'system';
    } catch {
      return 'system';
    }
  };
  const keep = (theme) => {
    try {
      localStorage.setItem(key, theme);
    } catch {
      // Storage is off: the choice holds until the page is left.
    }
  };

  let theme = stored();
  root.dataset.theme = theme;

  document.addEventListener('DOMContentLoaded', () => {
    const button = document.getElementById('theme');
    const name = () => {
      button.textContent = `Theme: ${theme}`;
    };
    button.addEventListener('click', () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      root.dataset.theme = theme;
      keep(theme);
      name();
    });
    name();
  });
})();
