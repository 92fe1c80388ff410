/** Milliseconds that an answer may take. */
const PATIENCE = 5000;

/** Asks each `data-check` address how it is, once and at each press of `data-again`; says what answered. */
export function enhanceStatus(element: HTMLElement): () => void {
  const rows = [...element.querySelectorAll<HTMLElement>('[data-check]')];
  const time = element.querySelector('[data-asked]');
  const again = element.querySelector<HTMLButtonElement>('[data-again]');
  const leaving = new AbortController();

  const ask = async (row: HTMLElement) => {
    row.dataset['state'] = 'waiting';
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
  };
  const askAll = () => {
    if (time) time.textContent = new Date().toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai' });
    for (const row of rows) void ask(row);
  };

  if (again) again.hidden = false;
  askAll();
  again?.addEventListener('click', askAll);
  return () => {
    leaving.abort();
    again?.removeEventListener('click', askAll);
  };
}
