import { type SiteConfig, sitePath } from '@shared/contract/config';
import { ExternalIcon } from '@shared/ui';
import styles from './promo-banner.module.css';

/** The optional banner above the header: opens a community post in a new tab (docs/requirements.md section 2). */
export function PromoBannerMarkup({ config }: { config: SiteConfig }) {
  const { promoBanner } = config;
  if (!promoBanner) return null;
  return (
    <a
      className={styles.banner}
      href={sitePath(config, promoBanner.href)}
      target="_blank"
      rel="noopener"
      data-promo-banner=""
    >
      <span>{promoBanner.text}</span>
      <span className={styles.action}>
        {promoBanner.action}
        <ExternalIcon className={styles.outside} />
      </span>
    </a>
  );
}
