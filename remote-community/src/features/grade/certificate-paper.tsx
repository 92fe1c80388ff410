import type { Certificate } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Button, Chip, Problem, Selvage } from '@shared/ui';
import { fullDay } from '../time/china-time';
import styles from './certificate-paper.module.css';
import { levelName } from './levels';

/** The certificate as found, fit to be printed. */
export function CertificatePaper({ certificate }: { certificate: Certificate }) {
  const { config } = usePage();
  const { level, holder, issuedAt, revokedAt, no, sample } = certificate;
  return (
    <>
      {revokedAt ? <Problem>这张证书已于 {fullDay(revokedAt)}吊销，不再有效。</Problem> : null}
      <div className={styles.paper} data-certificate="">
        <Selvage />
        <div>
          <p>{config.brand.name}个人等级证书</p>
          <h3>
            {levelName(level)} {sample ? <Chip kind="sample" /> : null}
          </h3>
          <dl>
            <div>
              <dt>持有人</dt>
              <dd>{holder}</dd>
            </div>
            <div>
              <dt>发证日期</dt>
              <dd>{fullDay(issuedAt)}</dd>
            </div>
            <div>
              <dt>编号</dt>
              <dd>{no}</dd>
            </div>
            {revokedAt ? (
              <div>
                <dt>状态</dt>
                <dd>已吊销</dd>
              </div>
            ) : null}
          </dl>
        </div>
      </div>
      <Button
        small
        className={styles.print}
        onClick={() => {
          window.print();
        }}
      >
        打印查验结果
      </Button>
    </>
  );
}
