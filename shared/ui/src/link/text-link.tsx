import ArrowIcon from '../icons/arrow.svg?react';
import { Link, type LinkProps } from './link';
import styles from './text-link.module.css';

/** An underlined link on a line of its own, with an arrow. */
export function TextLink({ children, className, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={[styles.link, className].filter(Boolean).join(' ')}>
      {children}
      <ArrowIcon />
    </Link>
  );
}
