import { useState } from 'react';
import {
  Edit,
  type EditProps,
  HttpError,
  type RaRecord,
  type RedirectionSideEffect,
  useDataProvider,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import type { DeskRow } from '../data/calls';
import { reasonOf } from '../data/data-provider';
import { type Conflict, ConflictDialog } from './conflict-dialog';
import type { FieldTexts } from './field-text';
import { UNDO_TIME } from './theme';
import { UndoNote } from './undo-note';
import type { FieldLabels } from './version-table';

interface DeskEditProps extends Omit<EditProps, 'mutationMode' | 'mutationOptions' | 'redirect'> {
  /** Labels of the fields that people edit: by these two versions of a row are held beside each other. */
  labels: FieldLabels;
  /** Texts of fields whose value is not what their form shows. */
  texts?: FieldTexts | undefined;
  /** View after the save; false for the same. */
  redirect?: RedirectionSideEffect;
  /** Whether a save can be taken back for some seconds; not where it told somebody. */
  undo?: boolean;
  onSaved?: (row: DeskRow) => void;
}

/**
 * A form of one row. A save is made at once, so that what the server says against it is at the fields, and can be taken back
 * for ten seconds by a second save. Where somebody saved meanwhile, both versions are shown beside each other.
 */
export function DeskEdit({ labels, texts, redirect = 'list', undo = true, onSaved, children, ...rest }: DeskEditProps) {
  const resource = useResourceContext(rest) ?? '';
  const provider = useDataProvider();
  const notify = useNotify();
  const goTo = useRedirect();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const saved = (row: RaRecord, before: DeskRow | undefined) => {
    setConflict(null);
    const old = () => Object.fromEntries(Object.keys(labels).map((source) => [source, before?.[source]]));
    const takeBack = () =>
      provider.update<RaRecord>(resource, { id: row.id, data: { ...row, ...old() }, previousData: row });
    notify(undo && before ? <UndoNote undo={takeBack}>已保存</UndoNote> : '已保存', {
      type: 'success',
      autoHideDuration: UNDO_TIME,
    });
    onSaved?.(row);
    goTo(redirect, resource, row.id, row);
  };

  return (
    <Edit
      {...rest}
      mutationMode="pessimistic"
      redirect={redirect}
      mutationOptions={{
        onSuccess: (row: RaRecord, { previousData }: { previousData?: unknown }) =>
          saved(row, previousData as DeskRow | undefined),
        onError: (error: unknown, { data, previousData }: { data?: unknown; previousData?: unknown }) => {
          if (reasonOf(error) === 'changed-since' && previousData !== undefined) {
            setConflict({ mine: data as DeskRow, before: previousData as DeskRow });
            return;
          }
          // A sentence of a field is at the field.
          if (hasFields(error)) return;
          notify(error instanceof Error ? error.message : '没有保存成功', { type: 'error' });
        },
      }}
    >
      <>
        {children}
        {conflict && (
          <ConflictDialog
            resource={resource}
            conflict={conflict}
            labels={labels}
            texts={texts}
            onKeep={async (current, own) => {
              const data = { ...current, ...own };
              const row = await provider.update<RaRecord>(resource, { id: current.id, data, previousData: current });
              saved(row.data, current);
            }}
            onClose={() => setConflict(null)}
          />
        )}
      </>
    </Edit>
  );
}

function hasFields(error: unknown): boolean {
  const body = error instanceof HttpError ? (error.body as { errors?: object } | null) : null;
  return Object.keys(body?.errors ?? {}).length > 0;
}
