import { call } from '@shared/client';
import { certificateShare, type MyCertificate } from '@shared/contract/endpoints';
import { Button, CheckField, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import styles from './certificate-view.module.css';
import { CertificateSheet } from './certificate-sheet';

interface OwnCertificateProps {
  certificate: MyCertificate;
  onShared: (shared: boolean) => void;
}

/** The holder's paper to print, and who reads the whole name. A certificate that was revoked is no paper any more. */
export function OwnCertificate({ certificate, onShared }: OwnCertificateProps) {
  const { no, nameShared, revokedAt, revokedReason } = certificate;
  const { error, run } = useAction(async (shared: boolean) => {
    await call(certificateShare, { certificateNo: no, shared }, { swallow: true });
    onShared(shared);
    return true;
  });
  return (
    <section className={styles.own} aria-label="你的证书">
      <div className={styles.choices}>
        <h2>你的证书</h2>
        {revokedAt ? (
          <p>吊销的原因：{revokedReason}</p>
        ) : (
          <>
            <p>打印时选“另存为 PDF”，就是一个文件：一页 A4，页眉页脚都不印。</p>
            <Button variant="go" onClick={() => window.print()}>
              打印证书
            </Button>
          </>
        )}
        <CheckField
          checked={nameShared}
          onChange={({ target }) => {
            void run(target.checked);
          }}
        >
          查验的人看得到我的全名
        </CheckField>
        {error ? <Problem>没有改成：{error.message}</Problem> : null}
      </div>
      {revokedAt ? null : <CertificateSheet certificate={certificate} />}
    </section>
  );
}
