import { Alert, Button } from '@mui/material';
import { type RaRecord, useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { DeskRow } from '../data/calls';

interface UndoNoteProps {
  resource: string;
  /** As it was saved. */
  row: DeskRow;
  /** As it was before. */
  before: DeskRow;
  /** Those that people edit. */
  fields: readonly string[];
}

/** Says that a row is saved; for as long as it stands, a press brings back what was there before. */
export function UndoNote({ resource, row, before, fields }: UndoNoteProps) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const undo = async () => {
    close();
    const old = Object.fromEntries(fields.map((source) => [source, before[source]]));
    try {
      await provider.update<RaRecord>(resource, { id: row.id, data: { ...row, ...old }, previousData: row });
      notify('已撤销', { type: 'info' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : '没有撤销成功', { type: 'error' });
    }
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={() => void undo()}>
          撤销
        </Button>
      }
    >
      已保存
    </Alert>
  );
}
