import { advertising } from './advertising';
import { domesticShop } from './domestic-shop';
import { finance } from './finance';
import { influencerMarketing } from './influencer-marketing';
import { logistics } from './logistics';
import { operations } from './operations';
import type { Solution } from './solution';

const all: readonly Solution[] = [operations, advertising, influencerMarketing, logistics, finance, domesticShop];

export function findSolution(slug: string | undefined): Solution | undefined {
  return all.find((solution) => solution.slug === slug);
}
