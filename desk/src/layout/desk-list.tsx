import type { ReactElement, ReactNode } from 'react';
import { CreateButton, List, type ListProps, TopToolbar, useListContext, useResourceDefinition } from 'react-admin';
import { ExportButton } from './export-button';

interface DeskListProps extends Omit<ListProps, 'filters' | 'exporter' | 'actions'> {
  /** Inputs above the list, always in sight. */
  filters?: ReactElement[];
  /** Filters that a new row begins with: who adds to the list of one comic means that comic. */
  carries?: readonly string[];
  /** Buttons beside the export. */
  actions?: ReactNode;
}

/** A list of the desk: filters in sight, pages, and an export of what is filtered. */
export function DeskList({ filters = [], carries = [], actions, children, ...rest }: DeskListProps) {
  const { hasCreate } = useResourceDefinition();
  return (
    <List
      perPage={25}
      {...rest}
      exporter={false}
      filters={filters}
      actions={
        <TopToolbar>
          {actions}
          {hasCreate && <NewButton carries={carries} />}
          <ExportButton />
        </TopToolbar>
      }
    >
      {children}
    </List>
  );
}

function NewButton({ carries }: { carries: readonly string[] }) {
  const list = useListContext();
  const values = list.filterValues as Readonly<Record<string, unknown>>;
  const record = Object.fromEntries(Object.entries(values).filter(([name]) => carries.includes(name)));
  return <CreateButton state={{ record }} />;
}
