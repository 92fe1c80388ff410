import type { ComponentType } from 'react';
import { AdvertisingScene } from '../scenes/solutions/advertising-scene';
import { DomesticScene } from '../scenes/solutions/domestic-scene';
import { FinanceScene } from '../scenes/solutions/finance-scene';
import { InfluencerScene } from '../scenes/solutions/influencer-scene';
import { LogisticsScene } from '../scenes/solutions/logistics-scene';
import { OperationsScene } from '../scenes/solutions/operations-scene';
import type { Solution } from './schema/solutions';
import advertising from './solutions/advertising.json';
import domesticShop from './solutions/domestic-shop.json';
import finance from './solutions/finance.json';
import influencerMarketing from './solutions/influencer-marketing.json';
import logistics from './solutions/logistics.json';
import operations from './solutions/operations.json';

const solutions = [
  operations,
  advertising,
  influencerMarketing,
  logistics,
  finance,
  domesticShop,
] as readonly Solution[];

/** The picture of each. */
export const solutionScenes: Readonly<Record<string, ComponentType>> = {
  'cross-border-operations': OperationsScene,
  'cross-border-advertising': AdvertisingScene,
  'cross-border-influencer-marketing': InfluencerScene,
  'cross-border-logistics': LogisticsScene,
  'cross-border-finance': FinanceScene,
  'domestic-shop-operations': DomesticScene,
};

export function findSolution(slug: string | undefined): Solution | undefined {
  return solutions.find((solution) => solution.slug === slug);
}
