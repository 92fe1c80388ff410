import type { Question } from '@shared/contract/endpoints';
import styles from './write.module.css';

/** Words in the place of a text that one may not see. */
export const removed = '此内容已被移除';

/** Told to whoever still sees what a moderator took out of sight, or has yet to look at. */
export function HiddenNote({ hidden }: Pick<Question, 'hidden'>) {
  if (hidden === null) return null;
  return (
    <p className={styles.hidden}>
      {hidden.held ? null : <b>{removed}</b>}
      {hidden.held ? hidden.reason : hidden.reason === null ? '。' : `，别人看不到。原因：${hidden.reason}`}
    </p>
  );
}
