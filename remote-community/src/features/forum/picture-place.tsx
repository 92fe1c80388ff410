import { type ComponentProps, lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type Insert from './insert-picture';

// Of use to who writes.
const InsertPicture = lazy(() => import(/* webpackChunkName: "insert-picture" */ './insert-picture')) as typeof Insert;

/** Where a picture is put into what one writes: comes with the first letter, below the button that sends, which it does not move. */
export function PicturePlace<Values extends FieldValues>({
  writing,
  ...props
}: ComponentProps<typeof Insert<Values>> & { writing: boolean }) {
  return writing ? (
    <Suspense>
      <InsertPicture {...props} />
    </Suspense>
  ) : null;
}
