import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { deskBookingCancel } from '@shared/contract/endpoints';
import { moderationFields } from '@shared/contract/fields';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { DeskRow } from '../../data/calls';
import { deskCall } from '../../data/data-provider';
import { seatTitle } from './phone-parts';

/** Takes a seat back; its reason is what the visitor reads. */
export function CancelSeat({ row }: { row: DeskRow }) {
  const [notify, refresh] = [useNotify(), useRefresh()];
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  if (row['status'] !== 'booked') return null;
  const who = seatTitle(row);

  const cancel = async () => {
    setBusy(true);
    try {
      await deskCall(deskBookingCancel, { bookingId: row.id, reason });
      notify('预约已取消，已经告诉访客', { type: 'success' });
      setOpen(false);
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : '没有取消成', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`取消预约 ${who}`}
        onClick={() => {
          setOpen(true);
        }}
      >
        取消预约
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={`cancel-${String(row.id)}`} fullWidth maxWidth="xs">
        <DialogTitle id={`cancel-${String(row.id)}`}>取消 {who} 的预约</DialogTitle>
        <DialogContent>
          <TextField
            label="原因（访客会看到）"
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
            }}
            slotProps={{ htmlInput: { maxLength: moderationFields.reason.max } }}
            margin="dense"
            fullWidth
            multiline
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>先不取消</Button>
          <Button
            variant="contained"
            color="error"
            disabled={busy || reason.trim() === ''}
            onClick={() => void cancel()}
          >
            取消预约并通知
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
