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
      button.textContent = '已复制';
    } catch {
      button.textContent = '没复制成，请手动选中';
    }
  };
  const listener = (event: MouseEvent) => void copy(event);
  element.addEventListener('click', listener);
  return () => element.removeEventListener('click', listener);
}
