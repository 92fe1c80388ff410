/** Gives the browser its turn: what comes after runs in a task of its own. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
