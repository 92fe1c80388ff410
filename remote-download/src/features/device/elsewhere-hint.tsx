import { ButtonLink } from '@shared/ui';
import { CopyButton } from '../builds/copy-button';
import styles from './elsewhere-hint.module.css';

/** Says how to get this page onto a computer, on a phone and where the client does not run. Rendered in a live page only. */
export function ElsewhereHint() {
  const address = location.origin + location.pathname;
  return (
    <div className={styles.hint}>
      <p>在电脑上打开：</p>
      <CopyButton text={address} what="本页地址">
        {address.replace(/^https?:\/\//, '')}
      </CopyButton>
      <ButtonLink
        variant="go"
        href={`mailto:?subject=${encodeURIComponent('在电脑上装客户端')}&body=${encodeURIComponent(address)}`}
      >
        用邮件发给自己
      </ButtonLink>
    </div>
  );
}
