import { useContent } from '@shared/ui/page';
import shipped from './templates.json';

type Shipped = (typeof shipped)[number];

interface Shown extends Pick<Shipped['result'], 'columns' | 'rows'> {
  marked?: readonly number[];
  /** What is drawn in place of the table. */
  picture?: { kind: string; title: string; lines: readonly PictureLine[] };
}

/** One thing in a picture of what a flow leaves. */
export type PictureLine = Readonly<
  { name: string } & Partial<{ words: string[]; value: string; numbers: number[]; marked: boolean }>
>;

/** A flow to look at and to take. */
export type Template = Omit<Shipped, 'saves' | 'filled' | 'result'> &
  Partial<Pick<Shipped, 'saves' | 'filled'>> & { result: Shown };

export const useTemplates = () => useContent<readonly Template[]>('templates', shipped);

/** Every flow of what was published, or what the release ships. */
export function templatesIn(published?: Readonly<Record<string, unknown>>): readonly Template[] {
  return (published?.['templates'] ?? shipped) as readonly Template[];
}

export const templateHref = ({ id }: Pick<Template, 'id'>) => `/templates/${id}/`;
