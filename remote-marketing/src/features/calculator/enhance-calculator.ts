/** Keeps the calculator's results in step with what is entered; the composed page shows those of its defaults. */
export function enhanceCalculator(element: HTMLElement): () => void {
  const form = element.querySelector<HTMLFormElement>('[data-calculator]');
  if (!form) return () => undefined;
  // Comes with the first number that is changed; where it does not come, the next one asks again.
  const update = () =>
    void import(/* webpackChunkName: "show-cost" */ './show-cost').then(
      ({ showCost }) => showCost(form),
      () => undefined,
    );
  form.addEventListener('input', update);
  return () => form.removeEventListener('input', update);
}
