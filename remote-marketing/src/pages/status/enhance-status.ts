/** Milliseconds that an answer may take. */
const PATIENCE = 5000;
/** Milliseconds between two rounds while the page is in sight, and how many rounds are drawn. */
const [PAUSE, DRAWN] = [10_000, 24];

/** Asks each `data-check` address how it is, at once, at each press of `data-again` and every ten seconds; says what answered, and marks how long each time took. */
export function enhanceStatus(element: HTMLElement): () => void {
  const rows = [...element.querySelectorAll<HTMLElement>('[data-check]')];
  const time = element.querySelector('[data-asked]');
  const again = element.querySelector<HTMLButtonElement>('[data-again]');
  const leaving = new AbortController();

  const ask = async (row: HTMLElement) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const began = performance.now();
    const state = await fetch(row.dataset['check'] ?? '', { cache: 'no-store', signal }).then(
      ({ ok }) => (ok ? 'good' : 'bad'),
      () => 'none',
    );
    if (leaving.signal.aborted) return;
    row.dataset['state'] = state;
    const took = row.querySelector('[data-took]');
    const ms = Math.round(performance.now() - began);
    if (took) took.textContent = state === 'none' ? '' : `${String(ms)}\u00a0ms`;
    draw(row.querySelector('[data-strip]'), state, ms);
  };
  const askAll = () => {
    if (time) time.textContent = new Date().toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai' });
    for (const row of rows) void ask(row);
  };

  const press = () => {
    for (const row of rows) row.dataset['state'] = 'waiting';
    askAll();
  };

  if (again) again.hidden = false;
  press();
  const rounds = setInterval(() => {
    if (!document.hidden) askAll();
  }, PAUSE);
  again?.addEventListener('click', press);
  return () => {
    leaving.abort();
    again?.removeEventListener('click', press);
    clearInterval(rounds);
  };
}

/** One mark more on the scale, of which each half is ten times as long: from 10 ms over 100 to 1,000. */
function draw(strip: Element | null, state: string, ms: number) {
  if (!strip) return;
  const mark = document.createElement('i');
  mark.dataset['state'] = state;
  mark.style.left = `${String(Math.min(100, Math.max(0, 50 * Math.log10(ms / 10))))}%`;
  strip.append(mark);
  if (strip.children.length > DRAWN) strip.firstElementChild?.remove();
}
