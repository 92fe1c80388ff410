import { useState } from 'react';
import { CopyButton } from '../../features/builds/copy-button';
import { QrCode } from '@shared/ui/qr-code';
import qr from './qr-code.module.css';
import styles from './elsewhere-hint.module.css';

/** Says how to get this page onto a computer, on a phone and where the client does not run. Rendered in a live page only. */
export function ElsewhereHint() {
  const [opened, setOpened] = useState(false);
  const address = location.origin + location.pathname;
  return (
    <div className={styles.hint}>
      <p>在电脑上打开：</p>
      <CopyButton text={address} what="本页地址">
        {address.replace(/^https?:\/\//, '')}
      </CopyButton>
      <details onToggle={() => setOpened(true)}>
        <summary>或者让电脑、平板的摄像头扫码</summary>
        {opened ? <QrCode text={address} label={`二维码：${address}`} className={qr.code} /> : null}
      </details>
    </div>
  );
}
