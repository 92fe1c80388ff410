import { Box, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { SimpleList } from 'react-admin';
import type { DeskRow } from '../data/calls';
import { SortBy } from './sort-by';

export interface PhoneRowsProps<Row extends DeskRow> {
  /** Name by which a row is recognized. */
  title: (row: Row) => ReactNode;
  /** Further facts about it, in a line or two. */
  details: (row: Row) => ReactNode;
  opens: 'edit' | false;
  /** Sort orders, where no heading can be pressed. */
  sorts: Readonly<Record<string, string>>;
  /** The table of wider screens. */
  children: ReactNode;
}

/** A list as a table; on a phone, where a table of ten columns is none, as a line for each row. */
export function PhoneRows<Row extends DeskRow>({ title, details, opens, sorts, children }: PhoneRowsProps<Row>) {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (!phone) return children;
  return (
    <>
      <Box sx={{ p: 1 }}>
        <SortBy sorts={sorts} />
      </Box>
      <SimpleList<Row> primaryText={title} secondaryText={details} rowClick={opens} />
    </>
  );
}
