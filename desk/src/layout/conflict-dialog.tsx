import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import type { DeskRow } from '../data/calls';
import type { FieldTexts } from './field-text';
import { type FieldLabels, VersionTable, differs } from './version-table';

export interface Conflict {
  /** Values of the form. */
  mine: DeskRow;
  /** The row on which the form was opened. */
  before: DeskRow;
}

interface ConflictDialogProps {
  resource: string;
  conflict: Conflict;
  labels: FieldLabels;
  texts?: FieldTexts | undefined;
  /** Saves what this form changed into the row as it is now. @throws where that is refused */
  onKeep: (current: DeskRow, own: Readonly<Record<string, unknown>>) => Promise<void>;
  onClose: () => void;
}

/** Shows what a colleague saved meanwhile beside what is about to be saved, field by field. */
export function ConflictDialog({ resource, conflict, labels, texts, onKeep, onClose }: ConflictDialogProps) {
  const provider = useDataProvider();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { before } = conflict;
  const { data: theirs, refetch } = useQuery({
    queryKey: ['conflict', resource, before.id, before.version],
    queryFn: async () => (await provider.getOne<RaRecord>(resource, { id: before.id })).data as DeskRow,
    gcTime: 0,
  });
  const keep = async (current: DeskRow) => {
    setBusy(true);
    try {
      await onKeep(current, ownChanges(conflict, labels));
    } catch (error) {
      // Changed once more: what is shown now is the latest.
      await refetch();
      setProblem(error instanceof Error ? error.message : '没有保存成功');
      setBusy(false);
    }
  };
  return (
    <TwoVersions
      problem={problem}
      busy={!theirs || busy}
      onKeep={() => theirs && void keep(theirs)}
      onTake={() => {
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {theirs && (
        <VersionTable heads={CONFLICT_HEADS} versions={[before, theirs, conflict.mine]} {...{ labels, texts }} />
      )}
    </TwoVersions>
  );
}

/** Names of the versions of a row that two people changed. */
export const CONFLICT_HEADS = ['你打开时', '现在的', '你的'] as const;

interface TwoVersionsProps {
  problem?: string | null;
  busy?: boolean;
  /** Saves what is in the form. */
  onKeep: () => void;
  /** Leaves it for what a colleague saved. */
  onTake: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks which of two versions stays. */
export function TwoVersions({ problem = null, busy = false, onKeep, onTake, onClose, children }: TwoVersionsProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">同事刚刚也改过</DialogTitle>
      <DialogContent>
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        <DialogContentText>保留你的，会把你改过的字段存进现在的版本；载入现在的，会放弃你改的内容。</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>先不保存</Button>
        <Button onClick={onTake}>载入现在的</Button>
        <Button variant="contained" disabled={busy} onClick={onKeep}>
          保留我的
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Finds the fields that this form changed, among those that people edit. */
function ownChanges({ mine, before }: Conflict, labels: FieldLabels): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(labels)
      .filter((source) => differs(mine[source], before[source]))
      .map((source) => [source, mine[source]]),
  );
}
