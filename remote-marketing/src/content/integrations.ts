import { useContent } from '@shared/ui/page';
import shipped from './integrations.json';

type Shipped = (typeof shipped)[number];
/** What a system may lack that was published before. */
type Later = 'sheet' | 'signIn' | 'person' | 'breaks';

/** A system that flows work in; what was published has what its own page shows there alone. */
export type Integration = Omit<Shipped, Later> & Partial<Pick<Shipped, Later>>;

export const useIntegrations = () => useContent<readonly Integration[]>('integrations', shipped);

/** Every system of what was published, or what the release ships. */
export function integrationsIn(published?: Readonly<Record<string, unknown>>): readonly Integration[] {
  return (published?.['integrations'] ?? shipped) as readonly Integration[];
}

export const integrationHref = ({ id }: Pick<Integration, 'id'>) => `/integrations/${id}/`;
