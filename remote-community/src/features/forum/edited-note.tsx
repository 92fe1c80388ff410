import { useState } from 'react';
import { formerTexts, type ModerationTarget } from '@shared/contract/endpoints';
import { Bones, Problem } from '@shared/ui';
import { useRead } from '../calls/use-call';
import { usePlain } from '../list/use-plain';
import { clock, fullDay } from '../time/china-time';
import styles from './edited-note.module.css';
import { WrittenText } from './written-text';

interface Target {
  targetType: ModerationTarget;
  targetId: number;
}

interface EditedNoteProps {
  target: Target;
  /** Null where it is the first text. */
  editedAt: string | null;
  /** It says something else now. */
  version: number;
}

/** When a text became another one, and what stood there before. */
export function EditedNote({ target, editedAt, version }: EditedNoteProps) {
  const plain = usePlain();
  const [open, setOpen] = useState(false);
  if (editedAt === null) return null;
  const words = `修改于 ${fullDay(editedAt)} ${clock(editedAt)}`;
  // What unfolds is asked for: without scripts it is only told.
  if (plain) return <p className={styles.note}>{words}</p>;
  return (
    <details
      className={styles.note}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{words}</summary>
      {open ? <FormerTexts key={version} target={target} /> : null}
    </details>
  );
}

function FormerTexts({ target }: { target: Target }) {
  const { data, error } = useRead(formerTexts, target);
  if (!data) return error ? <Problem>没有取到以前的文字：{error.message}</Problem> : <Bones rows={1} />;
  return (
    <ol className={styles.former} aria-label="以前的文字">
      {data.items.map(({ id, title, content, writtenAt }) => (
        <li key={id}>
          <p>
            {fullDay(writtenAt)} {clock(writtenAt)} 写的
          </p>
          {title === null ? null : <b>{title}</b>}
          <WrittenText>{content}</WrittenText>
        </li>
      ))}
    </ol>
  );
}
