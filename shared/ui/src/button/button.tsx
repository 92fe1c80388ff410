import type { ComponentPropsWithRef } from 'react';
import ShuttleIcon from '../icons/shuttle.svg?react';
import { buttonClass, type ButtonLook } from './button-look';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & ButtonLook;

/** A button that does something here; `type` is `button` unless said otherwise. */
export function Button({ variant, small, shuttle, className, children, ...rest }: ButtonProps) {
  // Words alone in an element stay up to date where a translator has replaced the text.
  return (
    <button type="button" {...rest} className={buttonClass({ variant, small, className })}>
      {shuttle && typeof children === 'string' ? <span>{children}</span> : children}
      {shuttle ? <ShuttleIcon /> : null}
    </button>
  );
}
