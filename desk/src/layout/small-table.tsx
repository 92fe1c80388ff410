import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Key, ReactNode } from 'react';

interface SmallTableProps {
  /** Name of the table, where nothing beside it says it. */
  label?: string;
  heads: readonly string[];
  rows: readonly { key: Key; cells: readonly ReactNode[] }[];
  /** Index from which columns are numbers, to the right. */
  numbersFrom?: number;
  /** Whether the first cell names its row. */
  named?: boolean;
  /** Whether cells stay in one line, and the table scrolls where it has no room; a `Long` one does not. */
  lines?: boolean;
}

/** A text in a table of lines that takes several. */
export function Long({ children }: { children: ReactNode }) {
  return <Box sx={{ minWidth: '16rem', whiteSpace: 'normal' }}>{children}</Box>;
}

/** A short table; as wide as its place, and never what makes that wider. */
export function SmallTable({
  label,
  heads,
  rows,
  numbersFrom = heads.length,
  named = false,
  lines = false,
}: SmallTableProps) {
  const align = (at: number) => (at < numbersFrom ? 'inherit' : 'right');
  return (
    <TableContainer
      {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      sx={{ width: 0, minWidth: '100%', ...(lines && { '& td, & th': { whiteSpace: 'nowrap' } }) }}
    >
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {heads.map((head, at) => (
              <TableCell key={head} align={align(at)}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, at) => (
                <TableCell
                  key={heads[at]}
                  align={align(at)}
                  {...(named && at === 0 && { component: 'th', scope: 'row' })}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
