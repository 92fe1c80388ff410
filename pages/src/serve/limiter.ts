const MINUTE = 60_000;

/** Says whether a network may ask now, of so many times a minute for one, and for all together. */
export function limiter(limits: { network: number; all: number }): (from: string) => boolean {
  const asked = new Map<string, number>();
  let [minute, all] = [0, 0];
  return (from) => {
    const now = Math.floor(Date.now() / MINUTE);
    if (now !== minute) {
      asked.clear();
      [minute, all] = [now, 0];
    }
    const before = asked.get(from) ?? 0;
    if (before >= limits.network || all >= limits.all) return false;
    asked.set(from, before + 1);
    all += 1;
    return true;
  };
}
