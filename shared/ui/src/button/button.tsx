import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonLook } from './button-look';
import { withShuttle } from './with-shuttle';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & ButtonLook;

/** A button that does something here; `type` is `button` unless said otherwise. */
export function Button({ variant, small, shuttle, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass({ variant, small, className })}>
      {shuttle ? withShuttle(children) : children}
    </button>
  );
}
