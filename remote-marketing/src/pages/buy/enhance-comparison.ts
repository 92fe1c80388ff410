const phone = '(width < 48rem)';

/** Lets a phone choose which two editions it compares, and keeps “only differences” true to what is shown. */
export function enhanceComparison(element: HTMLElement): () => void {
  const choices = [...element.querySelectorAll<HTMLSelectElement>('[data-choice]')];
  const rows = [...element.querySelectorAll<HTMLTableRowElement>('[data-comparison] tr')];
  const narrow = matchMedia(phone);

  const update = () => {
    const chosen = choices.map(({ value }) => Number(value));
    for (const row of rows) {
      const cells = [...row.cells].slice(1);
      cells.forEach((cell, index) => cell.toggleAttribute('data-shown', chosen.includes(index)));
      if (row.hasAttribute('data-feature')) {
        const shown = narrow.matches ? cells.filter((cell) => cell.hasAttribute('data-shown')) : cells;
        row.toggleAttribute('data-same', new Set(shown.map(({ textContent }) => textContent)).size === 1);
      }
    }
  };

  update();
  element.addEventListener('change', update);
  narrow.addEventListener('change', update);
  return () => {
    element.removeEventListener('change', update);
    narrow.removeEventListener('change', update);
  };
}
