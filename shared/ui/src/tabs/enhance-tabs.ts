const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Gives every `Tabs` below the element the roles and keys of tabs; the radio buttons keep the choice. */
export function enhanceTabs(element: Element): () => void {
  const stops = [...element.querySelectorAll<HTMLElement>('[data-tabs]')].map(enhance);
  return () => {
    for (const stop of stops) stop();
  };
}

function enhance(root: HTMLElement): () => void {
  const [list, panels] = root.children;
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const input = (tab: HTMLElement | undefined) => tab?.querySelector('input');

  const show = () => {
    for (const tab of tabs) {
      const chosen = input(tab)?.checked === true;
      tab.ariaSelected = String(chosen);
      tab.tabIndex = chosen ? 0 : -1;
    }
  };
  const press = (event: KeyboardEvent) => {
    const at = tabs.indexOf(event.target as HTMLElement);
    const step = steps[event.key];
    const next = step ? (at + step + tabs.length) % tabs.length : { Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (at < 0 || !tab) return;
    event.preventDefault();
    input(tab)?.click();
    tab.focus();
  };

  // Assistive technology presses the tab itself, not the label that fills it.
  const choose = ({ target }: MouseEvent) => {
    const tab = tabs.find((each) => each === target);
    input(tab)?.click();
  };

  list?.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    const panel = panels?.children[index];
    const radio = input(tab);
    // A control inside a tab would be a control inside a control; hidden, it still keeps the choice and answers its label.
    if (radio) radio.hidden = true;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel?.id ?? '');
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-label', tab.textContent);
  });
  show();
  root.addEventListener('change', show);
  root.addEventListener('keydown', press);
  root.addEventListener('click', choose);
  return () => {
    root.removeEventListener('change', show);
    root.removeEventListener('keydown', press);
    root.removeEventListener('click', choose);
  };
}
