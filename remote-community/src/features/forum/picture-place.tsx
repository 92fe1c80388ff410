import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@shared/ui';
import { useIdle } from '../frame/use-idle';
import type Insert from './insert-picture';
import styles from './insert-picture.module.css';
import { pictureHint } from './picture-hint';

// Of use to who writes.
const InsertPicture = lazy(() => import(/* webpackChunkName: "insert-picture" */ './insert-picture')) as typeof Insert;

/** Where pictures and code are put into what one writes: comes once the page is idle, or sooner for who begins to write. */
export function PicturePlace<Values extends FieldValues>(props: ComponentProps<typeof Insert<Values>>) {
  const root = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const form = root.current?.closest('form');
    const come = () => {
      setFocused(true);
    };
    if (form?.contains(document.activeElement)) come();
    form?.addEventListener('focusin', come, { once: true });
    return () => {
      form?.removeEventListener('focusin', come);
    };
  }, []);
  return (
    <div ref={root}>
      {idle || focused ? (
        <Suspense fallback={<ToolsToCome />}>
          <InsertPicture {...props} />
        </Suspense>
      ) : (
        <ToolsToCome />
      )}
    </div>
  );
}

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
