import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';

const MOST = 200;

export interface ReasonDialogProps {
  title: string;
  /** Consequences, in a sentence. */
  children?: ReactNode;
  confirm: string;
  /** Says whether it was done: then the dialog closes. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
  /** Whether there is a reason to tell; the dialog only asks once more where there is none. */
  needsReason?: boolean;
  label?: string;
}

/** Asks once more before something that others notice, and for the reason that they are told. */
export function ReasonDialog({
  title,
  children,
  confirm,
  onConfirm,
  onClose,
  needsReason = true,
  label = '原因',
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const missing = needsReason && reason.trim() === '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reason-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (missing || busy) return;
          setBusy(true);
          void onConfirm(reason.trim()).then((done) => {
            if (done) onClose();
            else setBusy(false);
          });
        }}
      >
        <DialogTitle id="reason-title">{title}</DialogTitle>
        <DialogContent>
          {children !== undefined && <DialogContentText component="div">{children}</DialogContentText>}
          {needsReason && (
            <TextField
              label={label}
              required
              autoFocus
              multiline
              fullWidth
              margin="normal"
              value={reason}
              helperText={`${reason.length}/${MOST}`}
              slotProps={{ htmlInput: { maxLength: MOST } }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant="contained" disabled={missing || busy} autoFocus={!needsReason}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
