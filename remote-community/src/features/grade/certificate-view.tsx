import { call } from '@shared/client';
import { certificateHolder, myCertificates, publicCertificate } from '@shared/contract/endpoints';
import { Button, ButtonLink, Empty, TextLink, ThreadSection } from '@shared/ui';
import { AsOf } from '../calls/as-of';
import { useOwnCall, useRead } from '../calls/use-call';
import { CertificatePaper } from './certificate-paper';
import styles from './certificate-view.module.css';
import { OwnCertificate } from './own-certificate';
import { Unanswered } from '../calls/unanswered';

/**
 * A certificate as anybody reads it, and above it the paper, for its holder. What it is is in the composed page, with its status,
 * so that a scanned code answers without scripts; the name is asked for, since pages are handed out to whoever counts through numbers.
 */
export function CertificateView({ no }: { no: string }) {
  const certificate = useRead(publicCertificate, { no });
  const { data } = certificate;
  const holder = useRead(certificateHolder, data ? { no } : null);
  const own = useOwnCall(['certificates'], (options) => call(myCertificates, {}, options));
  const mine = own.data?.find((one) => one.no === no);
  if (!data) {
    return (
      <ThreadSection side="left" first last>
        <Unanswered
          what="这张证书"
          call={certificate}
          none={
            // Seen after a navigation: a page load is answered by the server's own page.
            <Empty
              title={`没有编号为 ${no} 的证书`}
              action={<ButtonLink href="/certificate/#verify">再输一遍编号</ButtonLink>}
            >
              请对照证书上的编号。还是查不到，就不是我们发的。
            </Empty>
          }
        />
      </ThreadSection>
    );
  }
  return (
    <ThreadSection side="left" first last className={styles.section}>
      <AsOf />
      {mine ? (
        <OwnCertificate
          certificate={mine}
          onShared={(nameShared) => {
            own.change((all) => all.map((one) => (one.no === no ? { ...one, nameShared } : one)));
            holder.reload();
          }}
        />
      ) : null}
      <div className={mine ? styles.others : styles.read}>
        {mine ? <h2>别人查验时看到的</h2> : null}
        <CertificatePaper
          certificate={data}
          holder={
            holder.data ? (
              holder.data.holder
            ) : holder.error ? (
              <>
                没有查到姓名：{holder.error.message}
                <Button small onClick={holder.reload}>
                  再查一次
                </Button>
              </>
            ) : (
              <>
                <span className={styles.asking}>正在查姓名…</span>
                <noscript>姓名要有脚本才查得到</noscript>
              </>
            )
          }
        />
        <p className={styles.next}>
          <ButtonLink small href="/certificate/#verify">
            再查一个编号
          </ButtonLink>
          <TextLink href="/certificate/">看三级各评什么</TextLink>
        </p>
      </div>
    </ThreadSection>
  );
}
