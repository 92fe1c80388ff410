import { useId } from 'react';
import { usePage } from 'shared/page';
import { Button, SearchIcon, text } from 'shared/ui';
import styles from './search-form.module.css';

interface SearchFormProps {
  label: string;
  placeholder: string;
  keyword: string | undefined;
  /** Where the results stand. */
  href: (keyword: string) => string;
}

/** A search with an address of its own; the form works before any script. */
export function SearchForm({ label, placeholder, keyword, href }: SearchFormProps) {
  const { host } = usePage();
  const id = useId();
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('keyword');
        host.navigate(href(typeof words === 'string' ? words.trim() : ''));
      }}
    >
      <label htmlFor={id} className={text.visuallyHidden}>
        {label}
      </label>
      <SearchIcon />
      <input
        id={id}
        key={keyword}
        name="keyword"
        type="search"
        maxLength={40}
        defaultValue={keyword}
        placeholder={placeholder}
      />
      <Button small type="submit">
        搜
      </Button>
    </form>
  );
}
