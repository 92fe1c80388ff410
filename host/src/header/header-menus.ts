const OPEN_DELAY = 110;
const CLOSE_GRACE = 240;

/** Hover, keys and closing for the drop-down menus; they open and close by themselves without it. */
export function enhanceMenus(element: HTMLElement): void {
  const menus = [...element.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const close = (except?: EventTarget | null) => {
    for (const menu of menus) {
      if (menu !== except) menu.open = false;
    }
  };
  for (const menu of menus) {
    // Opened, it marks what it tells as read: a pointer that passes by has read nothing.
    if (menu.dataset.menu !== 'press') {
      openOnHover(menu, () => close(menu));
    }
    menu.addEventListener('keydown', (event) => moveByKey(menu, event));
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    });
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.open = false;
    });
    // Browsers older than `<details name>` would leave two open.
    menu.addEventListener('toggle', () => menu.open && close(menu));
  }
  document.addEventListener('pointerdown', ({ target }) =>
    close(menus.find((menu) => target instanceof Node && menu.contains(target))),
  );
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' ? menus.find((menu) => menu.open) : undefined;
    if (!open) return;
    const focusWasInside = open.contains(document.activeElement);
    open.open = false;
    if (focusWasInside) open.querySelector('summary')?.focus();
  });
  addEventListener('popstate', () => close());
}

function openOnHover(menu: HTMLDetailsElement, closeOthers: () => void): void {
  let timer = 0;
  let opened = false;
  const later = (delay: number, change: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(change, delay);
  };
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    later(OPEN_DELAY, () => {
      if (menu.open) return;
      closeOthers();
      menu.open = opened = true;
    });
  });
  menu.addEventListener('pointerleave', () =>
    later(CLOSE_GRACE, () => {
      if (opened && !isInLinks(menu)) menu.open = opened = false;
    }),
  );
  menu.addEventListener('click', (event) => {
    // A hover that has not opened the menu yet must not open it after a link was followed.
    clearTimeout(timer);
    if (!(event.target instanceof Element && event.target.closest('summary'))) return;
    // The click of a visitor who did not wait for the hover must not shut what the hover has just opened.
    if (opened && menu.open) event.preventDefault();
    opened = false;
  });
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  ArrowLeft: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveByKey(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const step = steps[event.key];
  if (!step || links.length === 0 || (at < 0 && !event.key.startsWith('Arrow'))) return;
  if (at < 0 && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  menu.open = true;
  links[step(at, links.length)]?.focus();
}

/** A visitor who went on by keyboard keeps the menu that the pointer opened. */
function isInLinks(menu: HTMLElement): boolean {
  return document.activeElement instanceof HTMLAnchorElement && menu.contains(document.activeElement);
}
