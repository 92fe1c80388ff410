import { type SiteConfig, sitePath } from '@shared/contract/config';
import { LogoMark, Selvage } from '@shared/ui';
import styles from './footer.module.css';
import { siteMap } from './site-map';

/** Markup in `<footer>`; rendered while composing only. */
export function FooterMarkup({ config }: { config: SiteConfig }) {
  return (
    <div className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <Phone config={config} />
          <SiteMap config={config} />
        </div>
        <Legal config={config} />
      </div>
      <Selvage />
    </div>
  );
}

function Phone({ config }: { config: SiteConfig }) {
  const { name, phone } = config.brand;
  return (
    <div>
      <a className={styles.logo} href={sitePath(config, '/')} aria-label={`${name} 首页`}>
        <LogoMark />
      </a>
      <p className={styles.hours}>工作日 9:00–18:00（示例）</p>
      <a className={styles.phone} href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>
        {phone}
      </a>
    </div>
  );
}

function SiteMap({ config }: { config: SiteConfig }) {
  return (
    <nav className={styles.map} aria-label="网站地图">
      {siteMap(config).map((column) => (
        <div key={column.title}>
          <h2>{column.title}</h2>
          <ul>
            {column.links.map(({ name, link, blank }) => (
              <li key={link}>
                <a href={sitePath(config, link)} {...(blank ? { target: '_blank', rel: 'noopener' } : {})}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Legal({ config }: { config: SiteConfig }) {
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
      <a href={sitePath(config, '/privacy/')}>隐私说明</a>
    </p>
  );
}
