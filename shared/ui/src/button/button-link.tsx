import ShuttleIcon from '../icons/shuttle.svg?react';
import { Link, type LinkProps } from '../link/link';
import { buttonClass, type ButtonLook } from './button-look';

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, small, shuttle, className, children, ...rest }: ButtonLinkProps) {
  // Words alone in an element stay up to date where a translator has replaced the text.
  return (
    <Link {...rest} className={buttonClass({ variant, small, className })}>
      {shuttle && typeof children === 'string' ? <span>{children}</span> : children}
      {shuttle ? <ShuttleIcon /> : null}
    </Link>
  );
}
