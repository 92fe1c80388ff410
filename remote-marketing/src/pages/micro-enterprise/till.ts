import { written } from '../../features/calculator/cost';

interface Prices {
  /** Yuan for an hour of work. */
  hourly: number;
  /** Yuan a month for the client, where there are more flows than are `free`. */
  price: number;
  free: number;
}

/** What so many minutes a month, one number a flow, come to: in hours and yuan by hand, in yuan with the client. */
export function reckon(minutes: readonly number[], { hourly, price, free }: Prices) {
  const all = minutes.reduce((sum, each) => sum + each, 0);
  const byHand = Math.round((all / 60) * hourly);
  const software = minutes.length > free ? price : 0;
  return { hours: Math.round(all / 6) / 10, byHand, software, saved: byHand - software };
}

/** Keeps the slip in step with what is ticked. */
export function enhanceTill(element: HTMLElement): () => void {
  const form = element.querySelector<HTMLFormElement>('[data-till]');
  const slip = form?.querySelector<HTMLElement>('[data-price]');
  if (!form || !slip) return () => undefined;
  const update = () => {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-minutes]')];
    for (const { value, checked } of boxes)
      slip.querySelector(`[data-line="${value}"]`)?.toggleAttribute('hidden', !checked);
    const { valueAsNumber } = form.elements.namedItem('hourly') as HTMLInputElement;
    const sums = reckon(
      boxes.flatMap(({ checked, dataset }) => (checked ? [Number(dataset['minutes'])] : [])),
      {
        hourly: valueAsNumber > 0 ? valueAsNumber : 0,
        price: Number(slip.dataset['price']),
        free: Number(slip.dataset['free']),
      },
    );
    for (const [name, sum] of Object.entries(sums))
      for (const output of slip.querySelectorAll(`[data-sum=${name}]`)) output.textContent = written(sum);
  };
  form.addEventListener('input', update);
  update();
  return () => form.removeEventListener('input', update);
}
