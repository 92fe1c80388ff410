import { Link } from '@shared/ui';

interface FilterLinksProps {
  name: string;
  /** The parameter in the address. */
  filter: string;
  choices: readonly { value: string; label: string }[];
}

/** A line of a filter; plain links, so that a choice has an address. */
export function FilterLinks({ name, filter, choices }: FilterLinksProps) {
  return (
    <div>
      <span>{name}</span>
      <ul>
        {[{ value: '', label: '全部' }, ...choices].map(({ value, label }) => (
          <li key={value}>
            <Link
              href={value ? `/case/list/?${filter}=${encodeURIComponent(value)}` : '/case/list/'}
              data-filter={filter}
              data-value={value}
              aria-current={value ? undefined : true}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
