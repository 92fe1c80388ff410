import type { ReactElement } from 'react';
import { ReferenceInput, SearchInput, SelectInput, useListContext } from 'react-admin';

const LATEST = { field: 'startsAt', order: 'DESC' } as const;

/** Tables of the open day that is filtered by. */
function TableFilter({ source }: { source: string; alwaysOn: boolean }) {
  const list = useListContext();
  const { eventId } = list.filterValues as { eventId?: number };
  return (
    <ReferenceInput source={source} reference="open-day-tables" sort={LATEST} filter={{ eventId }}>
      <SelectInput label="桌" optionText="name" />
    </ReferenceInput>
  );
}

/** Filters of lists of seats: person, open day, table. */
export const seatFilters: readonly ReactElement[] = [
  <SearchInput key="k" source="keyword" alwaysOn />,
  <ReferenceInput key="e" source="eventId" reference="open-days" sort={LATEST} alwaysOn>
    <SelectInput label="开放日" optionText="title" />
  </ReferenceInput>,
  <TableFilter key="t" source="tableId" alwaysOn />,
];
