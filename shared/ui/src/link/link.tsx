import type { ComponentPropsWithRef } from 'react';
import { sitePath } from '@shared/contract/config';
import { usePage } from '../page/page-context';
import ArrowIcon from '../icons/arrow.svg?react';
import styles from './text-link.module.css';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** A path of this site (`/product/`), a fragment, `tel:`, or an address of another site. */
  href: string;
};

/** A plain link below the site's base path; a new tab never gets hold of this one. Needs a page around it. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { config } = usePage();
  const rel = rest.target === '_blank' ? 'noopener' : undefined;
  return (
    <a rel={rel} {...rest} href={sitePath(config, href)}>
      {children}
    </a>
  );
}

/** An underlined link on a line of its own, with an arrow. */
export function TextLink({ children, className, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={[styles.link, className].filter(Boolean).join(' ')}>
      {children}
      <ArrowIcon />
    </Link>
  );
}
