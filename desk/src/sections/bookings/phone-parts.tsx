import { Link } from '@mui/material';
import type { DeskRow } from '../../data/calls';
import { joined } from '../../layout/joined';

/** Title of a seat: its person and its place. */
export function seatTitle({ name, tableName }: DeskRow): string {
  return joined(' · ', name, tableName);
}

/** Behind a sentence. Opens the telephone: nothing else is wanted of a number at the door. */
export function CallLink({ row: { phone } }: { row: DeskRow }) {
  if (typeof phone !== 'string' || phone === '') return null;
  return (
    <>
      ，<Link href={`tel:${phone}`}>{phone}</Link>
    </>
  );
}
