interface Scheduler {
  yield?: () => Promise<void>;
}

/** Gives the browser its turn: what comes after runs in a task of its own, and a press is answered before it. */
export function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
