import { useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { SimpleList } from 'react-admin';
import type { DeskRow } from '../data/calls';

interface PhoneRowsProps {
  /** What a row is recognized by. */
  title: (row: DeskRow) => ReactNode;
  /** What else one wants to know of it, in a line or two. */
  details: (row: DeskRow) => ReactNode;
  opens: 'edit' | false;
  /** The table of wider screens. */
  children: ReactNode;
}

/** A list as a table; on a phone, where a table of ten columns is none, as a line for each row. */
export function PhoneRows({ title, details, opens, children }: PhoneRowsProps) {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (!phone) return children;
  return <SimpleList<DeskRow> primaryText={title} secondaryText={details} rowClick={opens} />;
}
