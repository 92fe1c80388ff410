import { Button } from '@shared/ui';
import styles from './insert-picture.module.css';
import { MOST_PICTURES } from '@shared/contract/fields';
import { accepted } from '../uploads/file-check';

/** The tools before they can be used, as everybody is sent them: of the same size, so that nothing moves when they come. */
export function ToolsToCome() {
  return (
    <div className={styles.pictures}>
      <span className={styles.choose} data-off>
        插入图片
      </span>
      <Button small disabled>
        代码
      </Button>
      <small>{pictureHint}</small>
    </div>
  );
}

/** Hint about pictures, below a text. */
export const pictureHint = `图片加在光标那一行的下面，可以给它写一句说明。${accepted.post.limits}，最多 ${String(MOST_PICTURES)} 张。`;
