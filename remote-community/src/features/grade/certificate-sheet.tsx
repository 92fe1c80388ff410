import { sitePath } from '@shared/contract/config';
import type { MyCertificate } from '@shared/contract/endpoints';
import { gradeLevelWords } from '@shared/contract/fields';
import { usePage } from '@shared/ui/page';
import { Selvage } from '@shared/ui';
import { QrCode } from '@shared/ui/qr-code';
import { fullDay } from '../time/china-time';
import { certificateHref } from './certificate-address';
import styles from './certificate-sheet.module.css';

/** The paper: one A4 page on a printer, a picture of it on a screen. */
export function CertificateSheet({ certificate }: { certificate: MyCertificate }) {
  const { config } = usePage();
  const { no, level, holder, issuedAt } = certificate;
  const { label, note } = gradeLevelWords[level];
  const facts = [
    ['编号', no],
    ['发证日期（北京时间）', fullDay(issuedAt)],
    ['颁发', config.brand.company],
  ];
  const address = config.origin + sitePath(config, certificateHref(no));
  return (
    <article className={styles.sheet} data-paper="" aria-label={`${holder}的${label}证书`}>
      <Selvage />
      <div className={styles.words}>
        <p className={styles.brand}>{config.brand.name}</p>
        <p className={styles.kind}>个人等级证书</p>
        <p className={styles.holder}>{holder}</p>
        <p className={styles.level}>
          {label}
          <span>{note}</span>
        </p>
      </div>
      <div className={styles.foot}>
        <dl>
          {facts.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <figure>
          <QrCode text={address} label="查验这张证书的二维码" className={styles.code} />
          <figcaption>
            扫码，或打开下面的地址查验
            <span>{address}</span>
          </figcaption>
        </figure>
      </div>
      <Selvage />
    </article>
  );
}
