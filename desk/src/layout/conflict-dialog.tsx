import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import type { DeskRow } from '../data/calls';
import { type FieldTexts, fieldText } from './field-text';
import { SmallTable } from './small-table';

/** Sources of a form's fields, as people call them. */
export type FieldLabels = Readonly<Record<string, string>>;

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
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">同事刚刚也改过</DialogTitle>
      <DialogContent>
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        <DialogContentText>保留你的，会把你改过的字段存进现在的版本；载入现在的，会放弃你改的内容。</DialogContentText>
        {theirs && <Differences {...{ conflict, theirs, labels, texts }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>先不保存</Button>
        <Button
          onClick={() => {
            refresh();
            onClose();
          }}
        >
          载入现在的
        </Button>
        <Button variant="contained" disabled={!theirs || busy} onClick={() => theirs && void keep(theirs)}>
          保留我的
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type DifferencesProps = Pick<ConflictDialogProps, 'conflict' | 'labels' | 'texts'> & { theirs: DeskRow };

function Differences({ conflict: { mine, before }, theirs, labels, texts = {} }: DifferencesProps) {
  const rows = Object.entries(labels).filter(
    ([source]) => differs(mine[source], before[source]) || differs(theirs[source], before[source]),
  );
  if (rows.length === 0) return <p>这些字段没有不同。</p>;
  return (
    <SmallTable
      named
      heads={['字段', '你打开时', '现在的', '你的']}
      rows={rows.map(([source, label]) => ({
        key: source,
        cells: [
          label,
          ...[before, theirs, mine].map((row, at) => {
            const isChanged = at > 0 && differs(row[source], before[source]);
            return (
              <Box key={at} sx={{ whiteSpace: 'pre-wrap', fontWeight: isChanged ? 'bold' : 'normal' }}>
                {(texts[source] ?? fieldText)(row[source])}
              </Box>
            );
          }),
        ],
      }))}
    />
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

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
}
