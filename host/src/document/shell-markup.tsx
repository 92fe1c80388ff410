import { type SiteConfig, sitePath } from '@shared/contract/config';
import { FooterMarkup } from '../footer/footer-markup';
import { HeaderMarkup } from '../header/header-markup';
import { type FrameContent, navigationOf } from '../header/navigation';
import type { FrameWords } from '../frame-language';
import headerStyles from '../header/header.module.css';
import { PromoBannerMarkup } from '../header/promo-banner-markup';
import styles from './shell.module.css';

interface ShellProps {
  config: SiteConfig;
  path: string;
  variant: 'dark' | 'light';
  content: FrameContent;
  words: FrameWords;
  slot: { remote: string; page: string; html: string };
}

/** Everything in `<body>`: header, slot and footer are siblings, none inside another's root (docs/architecture.md rule 3). */
export function ShellMarkup({ config, path, variant, content, words, slot }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      {words.lang === 'en' ? null : <PromoBannerMarkup config={config} />}
      <header className={headerStyles.header} data-variant={variant} data-scrolled="false">
        <div className={styles.markup} data-header-markup="">
          <HeaderMarkup config={config} path={path} navigation={navigationOf(content, config)} words={words} />
        </div>
      </header>
      <main
        id="main"
        className={styles.slot}
        tabIndex={-1}
        data-slot=""
        data-remote={slot.remote}
        data-page={slot.page}
        data-state="static"
      >
        <div data-page-root="" dangerouslySetInnerHTML={{ __html: slot.html }} />
      </main>
      <footer>
        <FooterMarkup config={config} content={content} words={words} />
      </footer>
      <p id="announcer" className={styles.announcer} aria-live="polite" />
      <div id="overlays" data-home={sitePath(config, '/')} />
    </>
  );
}
