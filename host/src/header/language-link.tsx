import type { ReactNode } from 'react';
import { type SiteConfig, sitePath } from '@shared/contract/config';
import type { FrameWords } from '../frame-language';

interface LanguageLinkProps {
  config: SiteConfig;
  words: FrameWords;
  className?: string | undefined;
  children?: ReactNode;
}

/** Leads to the site in its other language; `showPair` keeps it true to the page that is shown. */
export function LanguageLink({ config, words: { other }, className, children }: LanguageLinkProps) {
  return (
    <a href={sitePath(config, other.link)} hrefLang={other.lang} lang={other.lang} className={className} data-other="">
      {other.name}
      {children}
    </a>
  );
}
