/** Waits before the next try of a part of the host, in ms. */
const PAUSES = [500, 2000];

/** Loads a part of the host that comes later; its own tries stand above those that the loader makes for each file. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
