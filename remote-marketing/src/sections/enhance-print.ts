/** Makes the `data-print` button print the page; without script it stays hidden. */
export function enhancePrint(element: HTMLElement): () => void {
  const button = element.querySelector<HTMLButtonElement>('[data-print]');
  const print = () => window.print();
  if (button) button.hidden = false;
  button?.addEventListener('click', print);
  return () => button?.removeEventListener('click', print);
}
