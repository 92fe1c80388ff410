import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type Insert from './insert-picture';

// The button is of use to who writes.
const InsertPicture = lazy(() => import(/* webpackChunkName: "insert-picture" */ './insert-picture')) as typeof Insert;

type PicturePlaceProps<Values extends FieldValues> = ComponentProps<typeof Insert<Values>> & {
  writing: boolean;
  /** Content before somebody writes. */
  before?: ReactNode;
};

/** Field whose text takes pictures and code. */
export function PicturePlace<Values extends FieldValues>({ writing, before, ...props }: PicturePlaceProps<Values>) {
  return <Suspense fallback={before}>{writing ? <InsertPicture {...props} /> : before}</Suspense>;
}

/** Whether somebody writes in a form, or is about to: told by what the form is given. */
export function useWriting() {
  const [writing, setWriting] = useState(false);
  const begin = () => setWriting(true);
  return [writing, { onFocus: begin, onPointerOver: begin }] as const;
}
