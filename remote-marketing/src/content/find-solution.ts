import type { ComponentType } from 'react';
import { AdvertisingScene } from '../scenes/solutions/advertising-scene';
import { DomesticScene } from '../scenes/solutions/domestic-scene';
import { FinanceScene } from '../scenes/solutions/finance-scene';
import { InfluencerScene } from '../scenes/solutions/influencer-scene';
import { LogisticsScene } from '../scenes/solutions/logistics-scene';
import { OperationsScene } from '../scenes/solutions/operations-scene';
import type { Solution, SolutionFacts } from './shapes';
import advertising from './solutions/cross-border-advertising.json';
import finance from './solutions/cross-border-finance.json';
import influencerMarketing from './solutions/cross-border-influencer-marketing.json';
import logistics from './solutions/cross-border-logistics.json';
import operations from './solutions/cross-border-operations.json';
import domesticShop from './solutions/domestic-shop-operations.json';

/** What the release ships of each. */
const solutionFacts = {
  'cross-border-operations': operations,
  'cross-border-advertising': advertising,
  'cross-border-influencer-marketing': influencerMarketing,
  'cross-border-logistics': logistics,
  'cross-border-finance': finance,
  'domestic-shop-operations': domesticShop,
} as Readonly<Record<string, SolutionFacts>>;

/** The picture of each. */
export const solutionScenes: Readonly<Record<string, ComponentType | undefined>> = {
  'cross-border-operations': OperationsScene,
  'cross-border-advertising': AdvertisingScene,
  'cross-border-influencer-marketing': InfluencerScene,
  'cross-border-logistics': LogisticsScene,
  'cross-border-finance': FinanceScene,
  'domestic-shop-operations': DomesticScene,
};

/** A solution with its facts; nothing where it is none of those that there are. */
export function findSolution(solutions: readonly Solution[], id: string): (Solution & SolutionFacts) | undefined {
  const card = solutions.find((solution) => solution.id === id);
  // What was published holds all of its facts.
  return card && ({ ...solutionFacts[id], ...card } as Solution & SolutionFacts);
}
