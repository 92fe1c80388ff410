import type { ReactNode } from 'react';
import { type SiteConfig, sitePath } from '@shared/contract/config';
import { currentValue } from './current-value';
import type { NavigationEntry } from './navigation';

interface EntryLinkProps {
  entry: NavigationEntry;
  config: SiteConfig;
  /** The visitor's path, below the base path. */
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A navigation entry as a link; `data-path` and `data-section` are what `markCurrent` goes by. */
export function EntryLink({ entry, config, path, className, children }: EntryLinkProps) {
  const own = entry.link.startsWith('/');
  // The path ends in a slash, as that of every page does.
  const linkPath = own ? entry.link.replace(/\/?(?:[?#].*)?$/, '/') : undefined;
  return (
    <a
      href={sitePath(config, entry.link)}
      className={className}
      data-path={linkPath}
      data-section={entry.section}
      hrefLang={entry.hrefLang}
      aria-current={currentValue(path, linkPath, entry.section)}
      {...(entry.blank ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
}
