import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

interface SortByProps {
  /** Sorts of the list's call, as people call them. */
  sorts: Readonly<Record<string, string>>;
}

/** The order of a list that has no headings to press. */
export function SortBy({ sorts }: SortByProps) {
  const { sort, setSort } = useListContext();
  const choices = Object.entries(sorts).flatMap(([field, name]) => [
    { id: `${field} ASC`, name: `${name}，升序` },
    { id: `${field} DESC`, name: `${name}，降序` },
  ]);
  return (
    <TextField
      {...{ select: true, size: 'small', label: '排序', sx: { minWidth: 160 } }}
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
