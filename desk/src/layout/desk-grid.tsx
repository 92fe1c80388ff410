import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Datagrid, useCreatePath, useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

interface DeskGridProps {
  opens?: 'edit' | 'show';
  /** Words where there is no row, and what to do then. */
  none?: string | undefined;
  children: ReactNode;
}

/** Rows that open by a press anywhere, and by a link at their end: a row itself is reached by no key. */
export function DeskGrid({ opens = 'edit', none, children }: DeskGridProps) {
  return (
    <Datagrid
      rowClick={opens}
      bulkActionButtons={false}
      {...(none !== undefined && { empty: <Typography sx={{ p: 2 }}>{none}</Typography> })}
    >
      {children}
      <OpenLink opens={opens} label="打开" />
    </Datagrid>
  );
}

function OpenLink({ opens }: { opens: 'edit' | 'show'; label: string }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  const path = useCreatePath();
  if (!record) return null;
  const name = represent(record);
  return (
    <Button
      size="small"
      component={Link}
      to={path({ resource, type: opens, id: record.id })}
      aria-label={`打开 ${typeof name === 'string' ? name : String(record.id)}`}
      onClick={(event) => event.stopPropagation()}
    >
      打开
    </Button>
  );
}
