import type { Answer } from '@shared/contract/endpoints';
import { CheckIcon, LabelIcon } from '@shared/ui';
import styles from './answer-card.module.css';

/** Marks of an answer: the asker says that it helped; the operators say that it is good. It may be both. */
export function AnswerMarks({ accepted, recommended }: Pick<Answer, 'accepted' | 'recommended'>) {
  return (
    <>
      {accepted ? (
        <span className={styles.badge}>
          <CheckIcon />
          采纳
        </span>
      ) : null}
      {recommended ? (
        <span className={styles.badge}>
          <LabelIcon />
          官方推荐
        </span>
      ) : null}
    </>
  );
}
