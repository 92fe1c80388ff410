import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material';
import type { Effects, Route } from '@shared/contract/endpoints';
import { type ReactNode, useState } from 'react';
import {
  HttpError,
  type RaRecord,
  SimpleForm,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import type { DeskRow } from '../data/calls';
import { type Conflict, ConflictDialog } from './conflict-dialog';
import type { FieldTexts } from './field-text';
import { deskCall, reasonOf } from '../data/data-provider';
import { SaveBar } from './save-bar';
import { UNDO_TIME } from './theme';
import { UndoNote } from './undo-note';
import type { FieldLabels } from './version-table';

interface ConfirmedFormProps {
  /** Tells what a change would do to people. */
  effects: Route;
  save: Route;
  /** Labels of the fields: by these two versions of a row are held beside each other. */
  labels: FieldLabels;
  texts?: FieldTexts | undefined;
  defaultValues?: object;
  children: ReactNode;
}

interface Pending {
  change: Record<string, unknown>;
  effects: Effects;
  /** The row that it changes; undefined where it makes one. */
  before: DeskRow | undefined;
}

/** A form that first shows whom a change concerns and what they will be told, and saves it once that is confirmed. */
export function ConfirmedForm({ effects, save, labels, texts, defaultValues, children }: ConfirmedFormProps) {
  const record = useRecordContext<DeskRow>();
  const resource = useResourceContext() ?? '';
  const [notify, redirect, refresh] = [useNotify(), useRedirect(), useRefresh()];
  const provider = useDataProvider();
  const [pending, setPending] = useState<Pending | null>(null);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const write = async ({ change, before }: Omit<Pending, 'effects'>, seen: string | null) => {
    const row = (await deskCall(save, { ...change, ...(seen !== null && { seen }) })) as DeskRow;
    const takeBack = () => {
      const fields = Object.keys(change).filter((name) => name !== 'id' && name !== 'version');
      const old = Object.fromEntries(fields.map((name) => [name, before?.[name]]));
      return provider.update<RaRecord>(resource, { id: row.id, data: { ...row, ...old }, previousData: row });
    };
    // A change that people were told of cannot be taken back without telling them again: it was confirmed before.
    const undo = before && seen === null;
    notify(undo ? <UndoNote undo={takeBack}>已保存</UndoNote> : before ? '已保存' : '已新建', {
      type: 'success',
      autoHideDuration: UNDO_TIME,
    });
    refresh();
    redirect('list', resource);
  };

  /** Sentences of fields, for the form; anything else is said above it. */
  const problem = (error: unknown): Record<string, unknown> | undefined => {
    const body: unknown = error instanceof HttpError ? error.body : undefined;
    const errors = (body as { errors?: Record<string, unknown> } | undefined)?.errors;
    notify(error instanceof Error ? error.message : '没有保存成', { type: 'error' });
    return errors;
  };

  /** Makes a change that nobody is told of; shows whom another one concerns. */
  const ask = async (change: Record<string, unknown>, before: DeskRow | undefined) => {
    const told = (await deskCall(effects, change)) as Effects;
    if (told.seen === null) await write({ change, before }, null);
    else setPending({ change, effects: told, before });
  };

  /** Whether a colleague saved meanwhile, which is then shown beside what is in the form. */
  const overtaken = (error: unknown, mine: Record<string, unknown>): boolean => {
    if (!record || reasonOf(error) !== 'changed-since') return false;
    setConflict({ mine: { ...record, ...mine }, before: record });
    return true;
  };

  const submit = async (values: Record<string, unknown>) => {
    const change = changesOf(values, record);
    try {
      await ask(change, record);
      return undefined;
    } catch (error) {
      return overtaken(error, change) ? undefined : problem(error);
    }
  };

  const confirm = async (asked: Pending) => {
    setBusy(true);
    try {
      await write(asked, asked.effects.seen);
    } catch (error) {
      if (!overtaken(error, asked.change)) problem(error);
    } finally {
      setBusy(false);
      setPending(null);
    }
  };

  return (
    <>
      <SimpleForm
        onSubmit={submit}
        {...(defaultValues && { defaultValues })}
        toolbar={<SaveBar alwaysEnable={record === undefined} />}
      >
        {children}
      </SimpleForm>
      <Dialog open={pending !== null} onClose={() => setPending(null)} aria-labelledby="effects-title">
        <DialogTitle id="effects-title">这次改动会通知 {pending?.effects.told.length ?? 0} 位已预约的访客</DialogTitle>
        <DialogContent>
          <List dense>
            {pending?.effects.told.map(({ bookingId, name, tableName, text }) => (
              <ListItem key={bookingId} disableGutters>
                <ListItemText primary={`${name}（${tableName}）`} secondary={text} />
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setPending(null)}>先不改</Button>
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => {
              if (pending) void confirm(pending);
            }}
          >
            保存并通知
          </Button>
        </DialogActions>
      </Dialog>
      {conflict && (
        <ConflictDialog
          {...{ resource, conflict, labels, texts }}
          onKeep={async (current, own) => {
            await ask({ ...own, id: current.id, version: current.version }, current);
            setConflict(null);
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}

/** Changes that a form is about to make: of a row that is there, only what is another. A field that was emptied is an empty text. */
function changesOf(values: Record<string, unknown>, record: DeskRow | undefined): Record<string, unknown> {
  const given = Object.entries(values).map(([name, value]): [string, unknown] => [name, value ?? undefined]);
  if (!record) return Object.fromEntries(given);
  const changed = given
    .map(([name, value]): [string, unknown] => [name, value ?? (typeof record[name] === 'string' ? '' : value)])
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(record[name]));
  return { ...Object.fromEntries(changed), id: record.id, version: record.version };
}
