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
  return (
    <div className={styles.paper} data-paper="">
      <Selvage />
      <div>
        <p>{config.brand.name}个人等级证书</p>
        <h2>
          {levelName(level)} {sample ? <Chip kind="sample" /> : null}
        </h2>
        <dl>
          <div>
            <dt>持有人</dt>
            <dd aria-live="polite">{holder}</dd>
          </div>
          <div>
            <dt>发证日期</dt>
            <dd>
              <time dateTime={issuedAt}>{fullDay(issuedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>编号</dt>
            <dd>{no}</dd>
          </div>
          <div>
            <dt>状态</dt>
            <dd>
              {revokedAt ? (
                <StatusMark status="failed">已吊销</StatusMark>
              ) : (
                <StatusMark status="done">有效</StatusMark>
              )}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
