import { copyingOrders } from './copying-orders/copying-orders';
import { reconciling } from './reconciling/reconciling';
import { report } from './report/report';
import type { Story } from './story';

/** Original comics for this site; their order is their number. */
export const stories: readonly Story[] = [copyingOrders, reconciling, report];
