import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { certificateFields } from '@shared/contract/fields';
import { usePage } from '@shared/ui/page';
import { Button, Form } from '@shared/ui';
import { TypedField } from '../form/typed-field';
import { useSubmit } from '../form/use-submit';
import { certificateHref } from './certificate-address';
import styles from './grade.module.css';

/** Spells a number as the paper does; one read aloud or typed by a Chinese keyboard has blanks, other signs, or nothing in between. */
const asMeant = (typed: string) =>
  typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[\s—–_-]+/g, '-')
    .replace(/^(RPA|YS)-?(\d{4})-?(\d{6})$/, '$1-$2-$3');

/** A number is pasted with the blanks around it; cut at its own length, it would lose a digit. */
const limits = { ...certificateFields.certificateNo, max: 24 };

/** Leads to the page of a certificate by its number; beside it what is found there. */
export function VerifyForm({ asked, children }: { asked: string; children?: ReactNode }) {
  const { host } = usePage();
  const fields = useForm({
    shouldFocusError: false,
    values: { certificateNo: asked },
    resetOptions: { keepDirtyValues: true },
  });
  const { onSubmit } = useSubmit(
    fields,
    ({ certificateNo }) => Promise.resolve(certificateNo),
    (no) => host.navigate(certificateHref(no)),
  );
  return (
    <div className={styles.verify}>
      <h2>这张证书是不是真的</h2>
      <Form onSubmit={onSubmit}>
        <TypedField
          form={fields}
          name="certificateNo"
          limits={limits}
          label="证书编号"
          hint="形如 RPA-年份-六位数字"
          autoCapitalize="characters"
          spellCheck={false}
          meant={asMeant}
          missing="写上证书编号。"
          invalid="编号是 RPA- 加四位年份，再加六位数字。"
        />
        <Button variant="solid" type="submit">
          查验
        </Button>
      </Form>
      {children}
    </div>
  );
}
