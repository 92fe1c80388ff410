import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog';

const HOUR = 3_600_000;
const spans: readonly (readonly [hours: number, label: string])[] = [
  [24, '一天'],
  [24 * 7, '七天'],
  [24 * 30, '三十天'],
  [24 * 365, '一年'],
];

export interface BlockDialogProps {
  /** Name of who may not write. */
  blocks: string;
  onConfirm: (until: string, reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for how long somebody may not write, and why. */
export function BlockDialog({ blocks, onConfirm, onClose }: BlockDialogProps) {
  const [hours, setHours] = useState(24);
  return (
    <ReasonDialog
      title={`禁止${blocks}发言`}
      confirm="禁止发言"
      onClose={onClose}
      onConfirm={(reason) => onConfirm(new Date(Date.now() + hours * HOUR).toISOString(), reason)}
    >
      对方还能看和点赞，发言时会看到期限和原因。
      <TextField
        select
        label="多久"
        value={hours}
        margin="normal"
        fullWidth
        onChange={({ target }) => setHours(Number(target.value))}
      >
        {spans.map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
