import { usePage } from '@shared/ui/page';
import { SearchField } from '@shared/ui';

interface SearchFormProps {
  label: string;
  placeholder: string;
  keyword: string | undefined;
  /** The parameter of its words in the address; absent: `keyword`. */
  name?: string;
  /** Address of the results. */
  href: (keyword: string) => string;
}

/** A search with an address of its own; the form works before any script. */
export function SearchForm({ label, placeholder, keyword, name = 'keyword', href }: SearchFormProps) {
  const { host } = usePage();
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get(name);
        host.navigate(href(typeof words === 'string' ? words.trim() : ''));
      }}
    >
      <SearchField key={keyword} label={label} name={name} defaultValue={keyword} placeholder={placeholder} />
    </form>
  );
}
