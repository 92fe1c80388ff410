import { lazy, Suspense, useState } from 'react';
import type { EditedTarget } from '@shared/contract/endpoints';
import { usePlain } from '../list/use-plain';
import { moment } from '../time/china-time';
import styles from './edited-note.module.css';

const FormerTexts = lazy(() => import(/* webpackChunkName: "forum-seldom" */ './former-texts'));

interface Target {
  targetType: EditedTarget;
  targetId: number;
}

interface EditedNoteProps {
  target: Target;
  /** The time of the edit; null where it is the first text. */
  editedAt: string | null;
  /** The version, which is another once the text says something else. */
  version: number;
}

/** Tells when a text became another one, and what stood there before. */
export function EditedNote({ target, editedAt, version }: EditedNoteProps) {
  const plain = usePlain();
  const [open, setOpen] = useState(false);
  if (editedAt === null) return null;
  const words = `修改于 ${moment(editedAt)}`;
  // Former texts are requested when they unfold: without scripts there is only the note.
  if (plain) return <p className={styles.note}>{words}</p>;
  return (
    <details className={styles.note} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words}</summary>
      {open ? (
        <Suspense>
          <FormerTexts key={version} target={target} />
        </Suspense>
      ) : null}
    </details>
  );
}
