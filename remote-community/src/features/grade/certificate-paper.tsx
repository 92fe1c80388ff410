import type { ReactNode } from 'react';
import type { CertificateFacts } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Button, Chip, Problem, Selvage, StatusMark } from '@shared/ui';
import { fullDay } from '../time/china-time';
import styles from './certificate-paper.module.css';
import { levelName } from './levels';

interface CertificatePaperProps {
  certificate: CertificateFacts;
  /** The holder, as far as they show who they are. */
  holder: ReactNode;
}

/** The certificate as found, fit to be printed by who verified it. */
export function CertificatePaper({ certificate, holder }: CertificatePaperProps) {
  const { revokedAt } = certificate;
  return (
    <>
      {revokedAt ? <Problem>这张证书已于 {fullDay(revokedAt)}吊销，不再有效。</Problem> : null}
      <Paper certificate={certificate} holder={holder} />
      <Button small className={styles.print} onClick={() => window.print()}>
        打印查验结果
      </Button>
    </>
  );
}

/** What stands on a certificate. */
export function Paper({ certificate, holder }: CertificatePaperProps) {
  const { config } = usePage();
  const { level, issuedAt, revokedAt, no, sample } = certificate;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['持有人', holder],
    ['发证日期', <time dateTime={issuedAt}>{fullDay(issuedAt)}</time>],
    ['编号', no],
    ['状态', <StatusMark status={revokedAt ? 'failed' : 'done'}>{revokedAt ? '已吊销' : '有效'}</StatusMark>],
  ];
  return (
    <div className={styles.paper} data-paper="">
      <Selvage />
      <div>
        <p>{config.brand.name}个人等级证书</p>
        <h2>
          {levelName(level)} {sample ? <Chip kind="sample" /> : null}
        </h2>
        <dl aria-live="polite">
          {facts.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
