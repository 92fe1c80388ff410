/** Milliseconds between two questions. */
const INTERVAL = 100;

/** Asks again and again until the answer is yes; an error counts as no, and is told when time is over. */
export async function pollUntil(ask: () => Promise<boolean>, what: string, patience: number): Promise<void> {
  const end = Date.now() + patience;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      if (await ask()) return;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
  throw new Error(`Not within ${String(patience)} ms: ${what}`, { cause });
}
