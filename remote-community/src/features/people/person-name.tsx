import type { Person } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';

export const personHref = (id: number) => `/community/people/${String(id)}/`;

/** A name, which leads to the page of who has one. */
export function PersonName({ person: { id, name, open } }: { person: Person }) {
  return <b>{open ? <Link href={personHref(id)}>{name}</Link> : name}</b>;
}
