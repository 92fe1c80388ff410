import { costOf, written } from './cost';

/** Keeps the calculator's results in step with what is entered; the composed page shows those of its defaults. */
export function enhanceCalculator(element: HTMLElement): () => void {
  const form = element.querySelector<HTMLFormElement>('[data-calculator]');
  if (!form) return () => undefined;

  const read = (name: string) => {
    const { valueAsNumber } = form.elements.namedItem(name) as HTMLInputElement;
    return Number.isFinite(valueAsNumber) && valueAsNumber > 0 ? valueAsNumber : 0;
  };
  const write = (name: string, value: number) => {
    for (const output of form.querySelectorAll(`[data-result=${name}]`)) output.textContent = written(value);
  };
  const update = () => {
    const cost = costOf({ times: read('times'), minutes: read('minutes'), hourly: read('hourly'), left: read('left') });
    write('hoursByHand', cost.hoursByHand);
    write('hoursLeft', cost.hoursLeft);
    write('costByHand', cost.costByHand);
    write('costLeft', cost.costLeft);
    write('saved', cost.costByHand - cost.costLeft);
    write('left', read('left'));
    form.querySelector('[data-bar]')?.setAttribute('width', `${String(Math.min(100, Math.max(1, read('left'))))}%`);
  };
  const stay = (event: Event) => event.preventDefault();

  form.addEventListener('input', update);
  form.addEventListener('submit', stay);
  return () => {
    form.removeEventListener('input', update);
    form.removeEventListener('submit', stay);
  };
}
