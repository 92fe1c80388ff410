import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '@shared/client';
import { type Certificate, personalGradeVerify } from '@shared/contract/endpoints';
import { certificateFields } from '@shared/contract/fields';
import { Button, Form, Problem } from '@shared/ui';
import { TypedField } from '../form/typed-field';
import { useSubmit } from '../form/use-submit';
import { CertificatePaper } from './certificate-paper';
import styles from './grade.module.css';

interface Found {
  no: string;
  certificate: Certificate | null;
}

const options = { swallow: true, loginReason: '登录后就能查验证书' };
const asMeant = (typed: string) => typed.trim().toUpperCase();

/** Looks a certificate up by its number. */
export function VerifyForm({ asked }: { asked: string }) {
  const fields = useForm({
    shouldFocusError: false,
    values: { certificateNo: asked },
    resetOptions: { keepDirtyValues: true },
  });
  const [found, setFound] = useState<Found>();
  const { busy, error, onSubmit } = useSubmit(
    fields,
    async ({ certificateNo }) => {
      setFound(undefined);
      return { no: certificateNo, ...(await call(personalGradeVerify, { certificateNo }, options)) };
    },
    setFound,
  );
  return (
    <div className={styles.verify}>
      <Form onSubmit={onSubmit}>
        <TypedField
          form={fields}
          name="certificateNo"
          limits={certificateFields.certificateNo}
          label="证书编号"
          hint="形如 YS-2026-000001"
          autoCapitalize="characters"
          spellCheck={false}
          meant={asMeant}
          missing="写上证书编号，例如 YS-2026-000001。"
          invalid="编号是 YS- 加四位年份，再加六位数字，例如 YS-2026-000001。"
        />
        {error ? <Problem>没有查成：{error.message}</Problem> : null}
        <Button variant="solid" type="submit" disabled={busy}>
          {busy ? '正在查…' : '查验'}
        </Button>
      </Form>
      <div aria-live="polite">
        {found?.certificate === null ? (
          <Problem>没有编号为 {found.no} 的证书。请对照证书右下角再输一遍；还是查不到，就不是我们发的。</Problem>
        ) : found ? (
          <CertificatePaper certificate={found.certificate} />
        ) : null}
      </div>
    </div>
  );
}
