import ShuttleIcon from '../icons/shuttle.svg?react';
import { Link, type LinkProps } from '../link/link';
import { buttonClass, type ButtonLook } from './button-look';

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, small, shuttle, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, small, className })}>
      {children}
      {shuttle ? <ShuttleIcon /> : null}
    </Link>
  );
}
