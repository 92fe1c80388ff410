import { advertising } from './solutions/advertising';
import { domesticShop } from './solutions/domestic-shop';
import { finance } from './solutions/finance';
import { influencerMarketing } from './solutions/influencer-marketing';
import { logistics } from './solutions/logistics';
import { operations } from './solutions/operations';
import type { Solution } from './schema/solutions';

const solutions: readonly Solution[] = [operations, advertising, influencerMarketing, logistics, finance, domesticShop];

export function findSolution(slug: string | undefined): Solution | undefined {
  return solutions.find((solution) => solution.slug === slug);
}
