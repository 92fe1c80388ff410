import { costOf, written } from './cost';

/** Shows what the numbers of the calculator come to. */
export function showCost(form: HTMLFormElement): void {
  const read = (name: string) => {
    const { valueAsNumber } = form.elements.namedItem(name) as HTMLInputElement;
    return Number.isFinite(valueAsNumber) && valueAsNumber > 0 ? valueAsNumber : 0;
  };
  const left = read('left');
  const cost = costOf({
    times: read('times'),
    minutes: read('minutes'),
    hourly: read('hourly'),
    price: read('price'),
    left,
  });
  for (const [name, value] of Object.entries({ ...cost, left }))
    for (const output of form.querySelectorAll(`[data-result=${name}]`)) output.textContent = written(value);
  form.querySelector('[data-bar]')?.setAttribute('width', `${String(Math.min(100, Math.max(1, left)))}%`);
  form.querySelector('[data-loss]')?.toggleAttribute('hidden', cost.saved >= 0);
}
