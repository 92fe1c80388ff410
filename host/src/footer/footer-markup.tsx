import { type SiteConfig, sitePath } from '@shared/contract/config';
import { LogoMark, Selvage } from '@shared/ui';
import { type FrameContent, type FrameLink, linksOf } from '../header/navigation';
import styles from './footer.module.css';

interface FooterProps {
  config: SiteConfig;
  footer: FrameContent['footer'];
}

/** Markup in `<footer>`; rendered while composing only. */
export function FooterMarkup({ config, footer }: FooterProps) {
  return (
    <div className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <Phone config={config} />
          <SiteMap config={config} footer={footer} />
        </div>
        <Legal config={config} footer={footer} />
      </div>
      <Selvage />
    </div>
  );
}

function Phone({ config }: { config: SiteConfig }) {
  const { name, phone, hours, address } = config.brand;
  return (
    <div>
      <a className={styles.logo} href={sitePath(config, '/')} aria-label={`${name} 首页`}>
        <LogoMark />
      </a>
      <p className={styles.hours}>{hours}</p>
      <a className={styles.phone} href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>
        {phone}
      </a>
      {address && <p className={styles.hours}>{address}</p>}
    </div>
  );
}

function SiteMap({ config, footer }: FooterProps) {
  return (
    <nav className={styles.map} aria-label="网站地图">
      {footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {linksOf(links, config).map((link) => (
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

function FooterLink({ config, name, link, blank }: FrameLink & { config: SiteConfig }) {
  return (
    <a href={sitePath(config, link)} {...(blank ? { target: '_blank', rel: 'noopener' } : {})}>
      {name}
    </a>
  );
}

function Legal({ config, footer }: FooterProps) {
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
      {linksOf(footer.below, config).map((link) => (
        <FooterLink key={`${link.name} ${link.link}`} config={config} {...link} />
      ))}
    </p>
  );
}
