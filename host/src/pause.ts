/** Gives the browser its turn: what comes after runs in a task of its own, and a press is answered before it. */
export function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
