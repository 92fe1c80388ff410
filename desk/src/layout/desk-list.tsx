import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, TopToolbar, CreateButton, useResourceDefinition } from 'react-admin';
import { ExportButton } from './export-button';

interface DeskListProps extends Omit<ListProps, 'filters' | 'exporter' | 'actions'> {
  /** Inputs above the list, always in sight. */
  filters?: ReactElement[];
  /** Buttons beside the export. */
  actions?: ReactNode;
}

/** A list of the desk: filters in sight, pages, and an export of what is filtered. */
export function DeskList({ filters = [], actions, children, ...rest }: DeskListProps) {
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
          {hasCreate && <CreateButton />}
          <ExportButton />
        </TopToolbar>
      }
    >
      {children}
    </List>
  );
}
