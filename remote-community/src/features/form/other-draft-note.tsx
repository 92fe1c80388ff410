import { Actions, Button } from '@shared/ui';
import styles from './other-draft.module.css';
import type { OtherDraftOf } from './use-draft-form';

/** The number of UTF-16 units that show which draft it is. */
const SHOWN = 40;

/** Tells that there is another draft, and gives it for the one in sight. */
export default function OtherDraftNote({ other }: { other: OtherDraftOf }) {
  const texts = Object.values(other.texts).filter((text) => typeof text === 'string');
  const longest = texts.reduce((one, next) => (next.length > one.length ? next : one), '').trim();
  return (
    <div className={styles.other} role="status">
      <p>
        另一个标签页里还有一份草稿：“<bdi>{longest.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}</bdi>
        {longest.length > SHOWN ? '…' : ''}”。两份都留着。
      </p>
      <Actions>
        <Button small onClick={other.take}>
          换成那一份
        </Button>
      </Actions>
    </div>
  );
}
