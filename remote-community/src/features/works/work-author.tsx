import type { Work } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';
import { personHref } from '../people/person-name';

/** The author as they named themselves; it leads to the page of a member who shows their works. */
export function WorkAuthor({ work: { author, authorId } }: { work: Work }) {
  return <span>{typeof authorId === 'number' ? <Link href={personHref(authorId)}>{author}</Link> : author}</span>;
}
