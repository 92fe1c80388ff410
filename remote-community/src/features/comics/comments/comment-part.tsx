import { useEffect, useRef } from 'react';
import type { ChapterComment, ChapterComments, PublicChapter } from '@shared/contract/endpoints';
import { Bones, Button, Problem } from '@shared/ui';
import type { Call } from '../../calls/use-call';
import { Comment } from './comment';
import styles from './comments.module.css';
import { useComments } from './use-comments';

interface PartProps extends Pick<PublicChapter, 'chapter'> {
  /** The number of further parts that were asked for. */
  left: number;
  moderates: boolean;
  onMore: () => void;
  /** Told when a comment is not there any more. */
  onGone: () => void;
}

/** A part of the list, and what comes after it: where it goes on follows from where this one ends by now. */
export function CommentPart({ comments, ...props }: PartProps & { comments: Call<ChapterComments> }) {
  const { left, moderates, onMore, onGone } = props;
  const { data, change, reload } = comments;
  if (!data) return null;
  const update = (id: number, part: Partial<ChapterComment>) =>
    change((list) => ({ ...list, items: list.items.map((one) => (one.id === id ? { ...one, ...part } : one)) }));
  return (
    <>
      {data.items.map((comment) => (
        <Comment
          key={comment.id}
          comment={comment}
          moderates={moderates}
          onUpdate={(part) => update(comment.id, part)}
          onChanged={reload}
          onDeleted={() => {
            change((list) => ({ ...list, items: list.items.filter(({ id }) => id !== comment.id) }));
            onGone();
          }}
        />
      ))}
      {data.next === null ? null : left > 0 ? (
        <FurtherPart {...props} left={left - 1} cursor={data.next} />
      ) : (
        <li className={styles.more}>
          <Button small onClick={onMore}>
            更多
          </Button>
        </li>
      )}
    </>
  );
}

/** Takes the focus of the button that it is in the place of. */
function FurtherPart({ cursor, ...props }: PartProps & { cursor: string }) {
  const comments = useComments(props.chapter, cursor);
  const beginning = useRef<HTMLLIElement>(null);
  const arrived = comments.data !== undefined;
  const focused = useRef(false);
  useEffect(() => {
    if (!arrived || focused.current) return;
    focused.current = true;
    beginning.current?.focus({ preventScroll: true });
  }, [arrived]);
  if (arrived) {
    return (
      <>
        <li ref={beginning} tabIndex={-1} className={styles.beginning} aria-label="更早的评论" />
        <CommentPart {...props} comments={comments} />
      </>
    );
  }
  return (
    <li className={styles.more}>
      {comments.error ? (
        <>
          <Problem>没有取到更多：{comments.error.message}。已经列出的不受影响。</Problem>
          <Button small disabled={comments.busy} onClick={comments.reload}>
            再试一次
          </Button>
        </>
      ) : (
        <Bones rows={2} />
      )}
    </li>
  );
}
