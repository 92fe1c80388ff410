const styles = `
  :host { all: initial; position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 60vh; overflow: auto; }
  pre { margin: 0; padding: 16px; background: #1b1b1f; color: #ffb4ab; font: 13px/1.5 monospace; white-space: pre-wrap; }
`;

/** Shows what is wrong with the sources, above everything; nothing where all is well. The page below can be used. */
export function showProblems(problems: readonly string[]): void {
  document.querySelector('dev-problems')?.remove();
  if (problems.length === 0) return;
  const element = document.createElement('dev-problems');
  element.setAttribute('role', 'alert');
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // A policy forbids inline styles, and not these.
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const text = document.createElement('pre');
  text.textContent = problems.join('\n\n');
  shadow.append(text);
  document.documentElement.append(element);
}

/** Pages that a view has not loaded come by a page load while it is stale: the releases of a page view are settled when it begins. */
export function loadPagesPlainly(isStale: () => boolean): void {
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    if (isStale() && url && new URL(url, location.href).pathname !== location.pathname) location.assign(url);
    else push(state, unused, url);
  };
}
