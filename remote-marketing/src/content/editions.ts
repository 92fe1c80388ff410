import { useContent } from '@shared/ui/page';
import shipped from './editions.json';
import type { Editions } from './schema/editions';

export const useEditions = (): Editions => useContent('editions', shipped as Editions);
