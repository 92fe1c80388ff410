import { useState } from 'react';
import type { WorkEntry } from '@shared/contract/endpoints';
import { Actions, Button, Problem } from '@shared/ui';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import type { Entry } from './use-entry';
import { useScene } from './use-works';

const labels = {
  title: '标题',
  summary: '一句话',
  season: '赛季',
  category: '部门',
  story: '这件作品',
  steps: '流程的步骤',
} as const satisfies Partial<Record<keyof EntryValues, string>>;

const names = Object.keys(labels) as (keyof typeof labels)[];

interface MendedNoteProps {
  mended: NonNullable<WorkEntry['mended']>;
  settle: Entry['settle'];
}

/** An editor's changes to the page that everybody sees: its author takes it, or goes over it knowingly. */
export default function MendedNote({ mended, settle }: MendedNoteProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const seasons = useScene('work-season');
  const categories = useScene('work-category');
  const choose = (theirs: boolean) => () => {
    setBusy(true);
    setProblem('');
    settle(theirs)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : ''))
      .finally(() => setBusy(false));
  };
  const wordsOf = (name: keyof typeof labels, text: string) => {
    const list = name === 'season' ? seasons : name === 'category' ? categories : [];
    return list.find(({ value }) => value === text)?.label ?? text;
  };
  return (
    <div className={styles.mended} role="alert">
      <p>
        <b>编辑改过大家看到的这一版。</b>你写的还在表单里；下面是现在大家看到的。选好用哪一份，再提交。
      </p>
      <dl>
        {names.map((name) => {
          const text = mended[name];
          return text === undefined ? null : (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{wordsOf(name, text)}</dd>
            </div>
          );
        })}
      </dl>
      <Actions>
        <Button small disabled={busy} onClick={choose(true)}>
          用编辑改的
        </Button>
        <Button small disabled={busy} onClick={choose(false)}>
          看过了，用我写的
        </Button>
      </Actions>
      {problem ? <Problem>没有存上：{problem}</Problem> : null}
    </div>
  );
}
