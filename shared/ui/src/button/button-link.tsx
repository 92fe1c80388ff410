import { Link, type LinkProps } from '../link/link';
import { buttonClass, type ButtonLook } from './button-look';
import { withShuttle } from './with-shuttle';

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, small, shuttle, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, small, className })}>
      {shuttle ? withShuttle(children) : children}
    </Link>
  );
}
