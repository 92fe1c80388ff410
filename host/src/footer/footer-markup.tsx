import { type SiteConfig, sitePath } from '@shared/contract/config';
import { LogoMark, Selvage } from '@shared/ui';
import type { FrameWords } from '../frame-language';
import { LanguageLink } from '../header/language-link';
import { type FrameContent, type FrameLink, linksOf } from '../header/navigation';
import styles from './footer.module.css';

interface FooterProps {
  config: SiteConfig;
  content: FrameContent;
  words: FrameWords;
}

/** Markup in `<footer>`; rendered while composing only. */
export function FooterMarkup(props: FooterProps) {
  return (
    <div className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <Phone {...props} />
          <SiteMap {...props} />
        </div>
        <Legal {...props} />
      </div>
      <Selvage />
    </div>
  );
}

function Phone({ config, words }: FooterProps) {
  const { name, phone, hours, address } = config.brand;
  // Written in Chinese.
  const lang = words.lang === 'en' ? 'zh-CN' : undefined;
  return (
    <div>
      <a className={styles.logo} href={sitePath(config, words.homeLink)} aria-label={`${name} ${words.home}`}>
        <LogoMark />
      </a>
      <p className={styles.hours} lang={lang}>
        {hours}
      </p>
      <a className={styles.phone} href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>
        {phone}
      </a>
      {address && (
        <p className={styles.hours} lang={lang}>
          {address}
        </p>
      )}
    </div>
  );
}

function SiteMap({ config, content: { footer, lang }, words }: FooterProps) {
  return (
    <nav className={styles.map} aria-label={words.map}>
      {footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {linksOf(links, config, lang).map((link) => (
              <li key={`${link.name} ${link.link}`}>
                <FooterLink config={config} {...link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function FooterLink({ config, name, link, hrefLang, blank }: FrameLink & { config: SiteConfig }) {
  return (
    <a href={sitePath(config, link)} hrefLang={hrefLang} {...(blank ? { target: '_blank', rel: 'noopener' } : {})}>
      {name}
    </a>
  );
}

function Legal({ config, content: { footer, lang }, words }: FooterProps) {
  const { company, icp, police } = config.brand;
  return (
    <p className={styles.legal}>
      <span>© {company}</span>
      {icp && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener">
          {icp}
        </a>
      )}
      {police && (
        <a href="https://beian.mps.gov.cn/" target="_blank" rel="noopener">
          {police}
        </a>
      )}
      {linksOf(footer.below, config, lang).map((link) => (
        <FooterLink key={`${link.name} ${link.link}`} config={config} {...link} />
      ))}
      <LanguageLink config={config} words={words} />
    </p>
  );
}
