/** Makes each `data-copy` button copy the code that is beside it; without script the buttons stay hidden. */
export function enhanceCopy(element: HTMLElement): () => void {
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('[data-copy]')];
  for (const button of buttons) button.hidden = false;

  const copy = async (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-copy]');
    const code = button?.parentElement?.querySelector('pre')?.textContent;
    if (!button || !code) return;
    try {
      await navigator.clipboard.writeText(code);
      button.textContent = button.dataset.copied ?? null;
    } catch {
      button.textContent = button.dataset.failed ?? null;
    }
  };
  const listener = (event: MouseEvent) => void copy(event);
  element.addEventListener('click', listener);
  return () => element.removeEventListener('click', listener);
}
