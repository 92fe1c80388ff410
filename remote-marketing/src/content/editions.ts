import { useContent } from '@shared/ui/page';
import shipped from './editions.json';
import type { Editions } from './shapes';

/** Allowances that the comparison draws as a mark. */
export const ALLOWED = '有';
export const NOT_ALLOWED = '没有';

export const useEditions = (): Editions => useContent('editions', shipped as Editions);
