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
  const { name, phone, address } = config.brand;
  const hours = words.lang === 'en' ? hoursInEnglish(config.brand.hours) : config.brand.hours;
  // Written in Chinese.
  const lang = words.lang === 'en' ? 'zh-CN' : undefined;
  return (
    <div>
      <a className={styles.logo} href={sitePath(config, words.homeLink)} aria-label={`${name} ${words.home}`}>
        <LogoMark />
      </a>
      <p>{hours}</p>
      <a className={styles.phone} href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>
        {phone}
      </a>
      {address && <p lang={lang}>{address}</p>}
    </div>
  );
}

/** The hours of a day that the configuration names in Chinese; nothing where it names none. */
function hoursInEnglish(hours: string): string {
  const times = /\d{1,2}:\d{2}\s*[–—~-]\s*\d{1,2}:\d{2}/.exec(hours)?.[0];
  if (times === undefined) return '';
  return `${hours.includes('工作日') ? 'Workdays ' : ''}${times}, UTC+8${hours.includes('示例') ? ' (sample)' : ''}`;
}

/** On a phone a title unfolds its links; elsewhere they are always in sight. */
function SiteMap({ config, content: { footer, lang }, words }: FooterProps) {
  return (
    <nav className={styles.map} aria-label={words.map}>
      {footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h2>
            <label>
              <input type="checkbox" />
              {title}
            </label>
          </h2>
          <ul>
            {linksOf(links, config, lang).map((link) => (
              <li key={`${link.name} ${link.link}`}>
                <FooterLink config={config} {...link} plain={title === 'In Chinese'} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const IN_CHINESE = ' (in Chinese)';

interface FooterLinkProps extends FrameLink {
  config: SiteConfig;
  /** Whether what is around it says already that it is in Chinese. */
  plain?: boolean;
}

function FooterLink({ config, name, link, hrefLang, blank, plain }: FooterLinkProps) {
  const isMarked = name.endsWith(IN_CHINESE);
  return (
    <a href={sitePath(config, link)} hrefLang={hrefLang} {...(blank ? { target: '_blank', rel: 'noopener' } : {})}>
      {isMarked ? name.slice(0, -IN_CHINESE.length) : name}
      {isMarked ? <small className={plain ? styles.hidden : styles.tag}>{IN_CHINESE}</small> : null}
    </a>
  );
}

function Legal({ config, content: { footer, lang }, words }: FooterProps) {
  const { company, icp, police } = config.brand;
  return (
    <p className={styles.legal}>
      <span>© {company}</span>
      {icp && (
        <a
          href="https://beian.miit.gov.cn/"
          title={words.lang === 'en' ? icp : undefined}
          target="_blank"
          rel="noopener"
        >
          {words.lang === 'en' ? 'ICP record' : icp}
        </a>
      )}
      {police && (
        <a
          href="https://beian.mps.gov.cn/"
          title={words.lang === 'en' ? police : undefined}
          target="_blank"
          rel="noopener"
        >
          {words.lang === 'en' ? 'Public security record' : police}
        </a>
      )}
      {linksOf(footer.below, config, lang).map((link) => (
        <FooterLink key={`${link.name} ${link.link}`} config={config} {...link} />
      ))}
      <LanguageLink config={config} words={words} />
    </p>
  );
}
