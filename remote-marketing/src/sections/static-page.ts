import type { PageModule } from '@shared/contract';
import { definePage, type staticRegion } from '@shared/ui/page';

type Definition = Omit<Parameters<typeof definePage>[0], 'Component' | 'regions' | 'data'>;

/** A page that is one static region. */
export function staticPage(Content: ReturnType<typeof staticRegion>, definition: Definition): PageModule {
  return definePage({ ...definition, regions: [Content], Component: Content });
}
