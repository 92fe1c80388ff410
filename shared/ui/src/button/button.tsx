import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import ShuttleIcon from '../icons/shuttle.svg?react';
import { Link, type LinkProps } from '../link/link';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & ButtonLook;

/** A button that does something here; `type` is `button` unless said otherwise. */
export function Button({ variant, small, shuttle, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass({ variant, small, className })}>
      {shuttle ? withShuttle(children) : children}
    </button>
  );
}

/** `go` is the screen's one yellow action, `solid` a deep one in rows and tables, `ghost` the second choice. */
type ButtonVariant = 'go' | 'solid' | 'ghost';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 44 px instead of 52. */
  small?: boolean | undefined;
  /** Adds the shuttle, for the action that leads on. */
  shuttle?: boolean | undefined;
  className?: string | undefined;
}

function buttonClass({ variant = 'ghost', small, className }: ButtonLook): string {
  return [styles.button, styles[variant], small && styles.small, className].filter(Boolean).join(' ');
}

/** A button's words, and the shuttle behind them. Words alone in an element stay up to date where a translator has replaced the text. */
function withShuttle(children: ReactNode): ReactNode {
  return (
    <>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <ShuttleIcon />
    </>
  );
}

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

export function ButtonLink({ variant, small, shuttle, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, small, className })}>
      {shuttle ? withShuttle(children) : children}
    </Link>
  );
}
