import { useContent } from '@shared/ui/page';
import shipped from './platforms.json';
import type { Coverage } from './shapes';

/** Sample coverage; the page says that the client’s own list is what counts. */
export const usePlatforms = (): Coverage => useContent<Coverage>('platforms', shipped);
