import { useContent } from '@shared/ui/page';
import shipped from './templates.json';

type Shipped = (typeof shipped)[number];

/** A flow to look at and to take. */
export type Template = Omit<Shipped, 'saves' | 'filled'> & Partial<Pick<Shipped, 'saves' | 'filled'>>;

export const useTemplates = () => useContent<readonly Template[]>('templates', shipped);

/** Every flow of what was published, or what the release ships. */
export function templatesIn(published?: Readonly<Record<string, unknown>>): readonly Template[] {
  return (published?.['templates'] ?? shipped) as readonly Template[];
}

export const templateHref = ({ id }: Pick<Template, 'id'>) => `/templates/${id}/`;
