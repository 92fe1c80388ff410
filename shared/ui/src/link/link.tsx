import type { ComponentPropsWithRef } from 'react';
import { sitePath } from '@shared/contract/config';
import { usePage } from '../page/page-context';

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
