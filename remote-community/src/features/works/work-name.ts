import type { Work } from '@shared/contract/endpoints';

/** Name of a work outside its page, where nothing else says that it is an example. */
export function workName({ title, sample }: Pick<Work, 'title' | 'sample'>): string {
  return sample && !title.includes('示例') ? `${title}（示例）` : title;
}
