import { useContent } from '@shared/ui/page';
import shipped from './editions.json';
import type { Editions } from './shapes';

export const useEditions = (): Editions => useContent('editions', shipped as Editions);
