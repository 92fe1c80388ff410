import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify, useRefresh } from 'react-admin';

interface UndoNoteProps {
  /** Name of the action. */
  children: string;
  /** Brings back what was there before. */
  undo: () => Promise<unknown>;
}

/** Says that something is done; for as long as it stands, a press takes it back. */
export function UndoNote({ children, undo }: UndoNoteProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const takeBack = async () => {
    close();
    try {
      await undo();
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
        <Button color="inherit" size="small" onClick={() => void takeBack()}>
          撤销
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
