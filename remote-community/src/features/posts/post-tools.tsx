import type { Question } from '@shared/contract/endpoints';
import { Confirm, TrashIcon } from '@shared/ui';
import { useState } from 'react';
import { useAction } from '../calls/use-action';
import { AppealButton } from './appeal-button';
import HideButton from './hide-button';
import type { Target } from './moderation';

interface PostToolsProps extends Pick<Question, 'hidden'> {
  target: Target;
  mine: boolean;
  moderates: boolean;
  /** Name of it: 回答. */
  what: string;
  /** Reactions of others that are deleted with it: 3 个赞. */
  likes: string | undefined;
  /** What is left once it is deleted. */
  stays?: string | undefined;
  remove: () => Promise<unknown>;
  /** Told when it is other than shown. */
  onChanged: () => void;
  onDeleted: () => void;
}

/** Takes one's own words away, which unfolds and says what goes with them, or others' out of sight. */
export function PostTools(props: PostToolsProps) {
  const { target, hidden, mine, moderates, what, likes, stays, remove, onChanged, onDeleted } = props;
  const [deleting, setDeleting] = useState(false);
  const { busy, error, run } = useAction(async () => {
    await remove();
    onDeleted();
  });
  return (
    <>
      {mine ? (
        <button type="button" aria-expanded={deleting} onClick={() => setDeleting(!deleting)}>
          <TrashIcon />
          删除
        </button>
      ) : null}
      {mine ? <AppealButton target={target} hidden={hidden} /> : null}
      {moderates && !hidden?.held ? <HideButton target={target} hidden={hidden} onChanged={onChanged} /> : null}
      {deleting ? (
        <Confirm
          label={`删除这条${what}？`}
          doing="删除"
          busy={busy}
          problem={error && `没有删成：${error.message}`}
          onDo={() => void run(undefined)}
          onKeep={() => setDeleting(false)}
        >
          <b>删除这条{what}？</b>
          {likes === undefined ? '删除后不能恢复。' : `删除后不能恢复，收到的 ${likes}也会一起去掉。`}
          {stays}
        </Confirm>
      ) : null}
    </>
  );
}
