import { costOf, written } from './cost';

/** Keeps the calculator's results in step with what is entered; the composed page shows those of its defaults. */
export function enhanceCalculator(element: HTMLElement): () => void {
  const form = element.querySelector<HTMLFormElement>('[data-calculator]');
  if (!form) return () => undefined;

  const read = (name: string) => {
    const { valueAsNumber } = form.elements.namedItem(name) as HTMLInputElement;
    return Number.isFinite(valueAsNumber) && valueAsNumber > 0 ? valueAsNumber : 0;
  };
  const update = () => {
    const [times, minutes, hourly, price, left] = [
      read('times'),
      read('minutes'),
      read('hourly'),
      read('price'),
      read('left'),
    ];
    const cost = costOf({ times, minutes, hourly, price, left });
    for (const [name, value] of Object.entries({ ...cost, left }))
      for (const output of form.querySelectorAll(`[data-result=${name}]`)) output.textContent = written(value);
    form.querySelector('[data-bar]')?.setAttribute('width', `${String(Math.min(100, Math.max(1, left)))}%`);
    form.querySelector('[data-loss]')?.toggleAttribute('hidden', cost.saved >= 0);
  };
  const stay = (event: Event) => event.preventDefault();

  form.addEventListener('input', update);
  form.addEventListener('submit', stay);
  return () => {
    form.removeEventListener('input', update);
    form.removeEventListener('submit', stay);
  };
}
