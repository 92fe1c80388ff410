import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import type { DeskRow } from '../data/calls';

/** Sources of a form's fields, as people call them. */
export type FieldLabels = Readonly<Record<string, string>>;

export interface Conflict {
  /** What the form held. */
  mine: DeskRow;
  /** What the form was opened on. */
  before: DeskRow;
}

interface ConflictDialogProps {
  resource: string;
  conflict: Conflict;
  labels: FieldLabels;
  onSaved: (row: RaRecord, before: DeskRow) => void;
  onClose: () => void;
}

/** Shows what a colleague saved meanwhile beside what is about to be saved, field by field. */
export function ConflictDialog({ resource, conflict, labels, onSaved, onClose }: ConflictDialogProps) {
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
      const data = { ...current, ...ownChanges(conflict, labels) };
      const row = await provider.update<RaRecord>(resource, { id: before.id, data, previousData: current });
      onSaved(row.data, current);
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
        <DialogContentText>保留您的，会把您改过的字段存进现在的版本；载入现在的，会放弃您改的内容。</DialogContentText>
        {theirs && <Differences conflict={conflict} theirs={theirs} labels={labels} />}
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

interface DifferencesProps {
  conflict: Conflict;
  theirs: DeskRow;
  labels: FieldLabels;
}

function Differences({ conflict: { mine, before }, theirs, labels }: DifferencesProps) {
  const rows = Object.entries(labels).filter(
    ([source]) => differs(mine[source], before[source]) || differs(theirs[source], before[source]),
  );
  if (rows.length === 0) return <p>这些字段没有不同。</p>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>字段</TableCell>
          <TableCell>您打开时</TableCell>
          <TableCell>现在的</TableCell>
          <TableCell>您的</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([source, label]) => (
          <TableRow key={source}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {[before, theirs, mine].map((row, at) => (
              <TableCell
                key={at}
                sx={{
                  ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
                  fontWeight: at > 0 && differs(row[source], before[source]) ? 'bold' : 'normal',
                }}
              >
                {textOf(row[source])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Of the fields that people edit, those that this form changed. */
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

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '（空）';
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
