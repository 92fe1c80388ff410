import { Button } from '@shared/ui';
import styles from './insert-picture.module.css';
import { pictureHint } from './picture-hint';

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
