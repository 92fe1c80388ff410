import { hostPartPauses } from './page-runtime/policy';

/** Loads a part of the host that comes later; its own attempts are on top of those that the loader makes for each file. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of hostPartPauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
