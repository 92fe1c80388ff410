/** Does something once the frame that is due has been painted; at once where nobody looks. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
