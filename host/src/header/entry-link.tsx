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
  const linkPath = pathOf(entry);
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

/** Whether the page at `path` is the entry's own, or one of its section. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  return currentValue(path, pathOf(entry), entry.section) !== undefined;
}

/** The path of an entry of this site; it ends in a slash, as that of every page does. */
function pathOf({ link }: NavigationEntry): string | undefined {
  return link.startsWith('/') ? link.replace(/\/?(?:[?#].*)?$/, '/') : undefined;
}
