import { formerTexts, type EditedTarget } from '@shared/contract/endpoints';
import { Bones, Problem } from '@shared/ui';
import { useRead } from '../calls/use-call';
import { moment } from '../time/china-time';
import styles from './edited-note.module.css';
import { WrittenText } from './written-text';

/** Former texts. */
export default function FormerTexts({ target }: { target: { targetType: EditedTarget; targetId: number } }) {
  const { data, error } = useRead(formerTexts, target);
  if (!data) return error ? <Problem>没有取到以前的文字：{error.message}</Problem> : <Bones rows={1} />;
  return (
    <ol className={styles.former} aria-label="以前的文字">
      {data.items.map(({ id, title, content, writtenAt }) => (
        <li key={id}>
          <p>{moment(writtenAt)} 写的</p>
          {title === null ? null : <b>{title}</b>}
          <WrittenText>{content}</WrittenText>
        </li>
      ))}
    </ol>
  );
}
