/** The exact 95% interval of a probability, of which `found` of `runs` came true. */
export function clopperPearson(found: number, runs: number): [low: number, high: number] {
  const low = found === 0 ? 0 : bisect((p) => 1 - atMost(found - 1, runs, p) < 0.025);
  const high = found === runs ? 1 : bisect((p) => atMost(found, runs, p) > 0.025);
  return [low, high];
}

/** The probability that at most so many of the runs come true. */
function atMost(count: number, runs: number, p: number): number {
  let [sum, ways] = [0, 0];
  for (let k = 0; k <= count; k += 1) {
    sum += Math.exp(ways + k * Math.log(p) + (runs - k) * Math.log1p(-p));
    ways += Math.log((runs - k) / (k + 1));
  }
  return sum;
}

/** The probability up to which it holds. */
function bisect(holds: (p: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
