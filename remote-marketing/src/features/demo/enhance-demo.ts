/**
 * Keeps the steps beside the demo's window true to what is pressed in the window, and says what came of it. Without script the window
 * follows by CSS alone.
 */
export function enhanceDemo(element: HTMLElement): () => void {
  const demo = element.querySelector('[data-demo]');
  const status = demo?.querySelector('[role="status"]');
  const change = ({ target }: Event) => {
    const { name, value, checked, dataset } = target as HTMLInputElement;
    const step = name === 'demo-step' ? demo?.querySelector<HTMLInputElement>(`[data-step][value="${value}"]`) : null;
    if (step && step !== target) {
      // What was pressed is no longer in the window.
      step.checked = true;
      step.focus({ preventScroll: true });
    }
    if (status && checked) status.textContent = (step ?? { dataset }).dataset['say'] ?? '';
  };
  demo?.addEventListener('change', change);
  return () => demo?.removeEventListener('change', change);
}
