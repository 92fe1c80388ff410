import { loadPart } from '../load-part';

/** Loads the search once somebody comes to one of its fields; `/` leads there. Without it a field is a form that leads to the page. */
export function startSearch(header: HTMLElement, go: (href: string) => void): void {
  let loaded: Promise<(input: HTMLInputElement) => void> | undefined;
  const begin = (input: EventTarget | null) => {
    if (!(input instanceof HTMLInputElement)) return;
    loaded ??= loadPart(() => import(/* webpackChunkName: "search" */ './search-box')).then(({ searchBoxes }) =>
      searchBoxes(go),
    );
    // The next focus tries again.
    loaded.then((open) => open(input)).catch(() => (loaded = undefined));
  };
  header.addEventListener('focusin', ({ target }) => begin(target));
  if (header.contains(document.activeElement)) begin(document.activeElement);
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isTyping =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
    if (key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const [wide, small] = header.querySelectorAll<HTMLInputElement>('[role="search"] input');
    const sheet = small?.closest('details');
    if (wide?.offsetParent) wide.focus();
    else if (sheet) {
      sheet.open = true;
      small?.focus();
    }
  });
}
