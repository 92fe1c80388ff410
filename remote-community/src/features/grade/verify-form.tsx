import { useState } from 'react';
import { verifyCertificate } from 'shared/api';
import type { Certificate } from 'shared/contract/endpoints';
import { Button } from 'shared/ui';
import { useAction } from '../calls/use-action';
import { Field } from '../form/field';
import { focusFirstWrong } from '../form/focus-first-wrong';
import { Problem } from '../states/problem';
import { CertificatePaper } from './certificate-paper';
import styles from './grade.module.css';

const pattern = /^YS-\d{4}-\d{6}$/;

/** Looks a certificate up by its number. */
export function VerifyForm({ asked }: { asked: string }) {
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const [found, setFound] = useState<Certificate | null>();
  const no = (typed ?? asked).trim().toUpperCase();
  const action = useAction(() =>
    verifyCertificate({ certificateNo: no }, { swallow: true, loginReason: '登录后就能查验证书' }),
  );
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setFound(undefined);
    if (!pattern.test(no)) {
      focusFirstWrong(event.currentTarget);
      return;
    }
    const answer = await action.run(undefined);
    if (answer) setFound(answer.certificate);
  };
  return (
    <div className={styles.verify}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="证书编号"
          hint="印在证书右下角，形如 YS-2026-000001"
          error={tried && !pattern.test(no) ? '编号是 YS- 加四位年份，再加六位数字，例如 YS-2026-000001。' : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              value={typed ?? asked}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          )}
        </Field>
        {action.error ? <Problem>没有查成：{action.error.message}</Problem> : null}
        <Button variant="solid" type="submit" disabled={action.busy}>
          {action.busy ? '正在查…' : '查验'}
        </Button>
      </form>
      <div aria-live="polite">
        {found === null ? (
          <Problem>没有编号为 {no} 的证书。请对照证书右下角再输一遍；还是查不到，就不是我们发的。</Problem>
        ) : found ? (
          <CertificatePaper certificate={found} />
        ) : null}
      </div>
    </div>
  );
}
