/** How many of how many. */
type Part = readonly [some: number, all: number];

/** The normal distribution's quantile of a 95% interval. */
const Z = 1.959963984540054;

/** Wilson's interval of a rate: also for few, and near 0 and 1. */
function wilson([some, all]: Part): [low: number, high: number] {
  const rate = some / all;
  const middle = rate + Z ** 2 / (2 * all);
  const reach = Z * Math.sqrt((rate * (1 - rate)) / all + Z ** 2 / (4 * all ** 2));
  return [(middle - reach) / (1 + Z ** 2 / all), (middle + reach) / (1 + Z ** 2 / all)];
}

/**
 * By how much the rate of the first is higher, with the ends of its 95% interval (Newcombe 1998, method 10). It holds for a look at a time
 * that was chosen before. Null where one of them is of nobody.
 */
export function differenceOf(first: Part, second: Part): { by: number; low: number; high: number } | null {
  if (first[1] === 0 || second[1] === 0) return null;
  // Somebody may do something before their first page is told.
  const [one, other] = [first, second].map(([some, all]): Part => [Math.min(some, all), all]) as [Part, Part];
  const [a, b] = [one[0] / one[1], other[0] / other[1]];
  const [[lowA, highA], [lowB, highB]] = [wilson(one), wilson(other)];
  const by = a - b;
  return { by, low: by - Math.hypot(a - lowA, highB - b), high: by + Math.hypot(highA - a, b - lowB) };
}
