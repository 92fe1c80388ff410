import { useState } from 'react';
import {
  Edit,
  type EditProps,
  HttpError,
  type RaRecord,
  type RedirectionSideEffect,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import type { DeskRow } from '../data/calls';
import { type Conflict, ConflictDialog, type FieldLabels } from './conflict-dialog';
import { UNDO_SECONDS } from './theme';
import { UndoNote } from './undo-note';

const MILLISECONDS = 1000;

interface DeskEditProps extends Omit<EditProps, 'mutationMode' | 'mutationOptions' | 'redirect'> {
  /** What each field is called, and only those that people edit: by these two versions of a row are held beside each other. */
  labels: FieldLabels;
  /** Where a person is once it is saved; false for nowhere else. */
  redirect?: RedirectionSideEffect;
  /** Whether a save can be taken back for some seconds; not where it told somebody. */
  undo?: boolean;
  /** Told of a row once it is saved. */
  onSaved?: (row: DeskRow) => void;
}

/**
 * A form of one row. A save is made at once, so that what the server says against it is at the fields, and can be taken back
 * for ten seconds by a second save. Where somebody saved meanwhile, both versions are shown beside each other.
 */
export function DeskEdit({ labels, redirect = 'list', undo = true, onSaved, children, ...rest }: DeskEditProps) {
  const resource = useResourceContext(rest) ?? '';
  const notify = useNotify();
  const goTo = useRedirect();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const saved = (row: RaRecord, before: DeskRow | undefined) => {
    setConflict(null);
    notify(
      undo && before ? (
        <UndoNote resource={resource} row={row} before={before} fields={Object.keys(labels)} />
      ) : (
        '已保存'
      ),
      {
        ...{ type: 'success', autoHideDuration: UNDO_SECONDS * MILLISECONDS },
      },
    );
    onSaved?.(row);
    goTo(redirect, resource, row.id, row);
  };

  return (
    <Edit
      {...rest}
      mutationMode="pessimistic"
      redirect={redirect}
      mutationOptions={{
        onSuccess: (row: RaRecord, { previousData }: { previousData?: unknown }) => {
          saved(row, previousData as DeskRow | undefined);
        },
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
            onSaved={saved}
            onClose={() => {
              setConflict(null);
            }}
          />
        )}
      </>
    </Edit>
  );
}

function bodyOf(error: unknown): { reason?: unknown; errors?: object } {
  return error instanceof HttpError ? ((error.body as object | undefined) ?? {}) : {};
}

function reasonOf(error: unknown): unknown {
  return bodyOf(error).reason;
}

function hasFields(error: unknown): boolean {
  return Object.keys(bodyOf(error).errors ?? {}).length > 0;
}
