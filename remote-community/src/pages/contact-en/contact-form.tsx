import { useMemo } from 'react';
import { call, NetworkError, ResponseError, TimeoutError, type ApiError } from '@shared/client';
import { customAssist, sceneDataSource } from '@shared/contract/endpoints';
import { messageFields } from '@shared/contract/fields';
import { Button, CheckField, Form, FormFoot, Link, Problem, StatusMark } from '@shared/ui';
import { useRead } from '../../features/calls/use-call';
import { firstVisit } from '../../features/contact/first-visit';
import { TypedField } from '../../features/form/typed-field';
import { useDraftForm } from '../../features/form/use-draft-form';
import { useSubmit } from '../../features/form/use-submit';
import words from './words.json';

interface ContactFormProps {
  /** The topic that the address names. */
  asked: string | undefined;
  onSent: (no: string) => void;
}

const blank = { name: '', contact: '', message: '', consent: false };
const { problems } = words;

/** Leaves the same message as the form in Chinese, by the same call. */
export function ContactForm({ asked, onSent }: ContactFormProps) {
  const topics = useRead(sceneDataSource, { sceneCode: 'contact-topic' }).data ?? [];
  const { form, clear, begun } = useDraftForm('contact-message-en', blank);
  const topic = [asked, 'other'].find((one) => topics.some(({ value }) => value === one)) ?? topics[0]?.value;
  // The server's own words about a field are in Chinese.
  const inEnglish = useMemo<typeof form>(
    () => ({ ...form, setError: (name, _error, options) => form.setError(name, { message: problems.field }, options) }),
    [form],
  );
  const { busy, error, onSubmit } = useSubmit(
    inEnglish,
    (values) => {
      const message = { ...values, topic: topic ?? 'other', consent: true as const, firstVisitUrl: firstVisit() };
      return call(customAssist, message, { swallow: true });
    },
    ({ no }) => {
      clear();
      onSent(no);
    },
  );
  const { consent } = form.formState.errors;
  return (
    <Form onSubmit={onSubmit}>
      <TypedField form={form} name="name" limits={messageFields.name} autoComplete="name" {...english(words.name)} />
      <TypedField form={form} name="contact" limits={messageFields.contact} {...english(words.contact)} />
      <TypedField form={form} name="message" limits={messageFields.message} rows={11} {...english(words.message)} />
      <CheckField {...form.register('consent', { required: words.consentMissing })} error={consent?.message}>
        {words.consent}{' '}
        <Link href="/privacy/" hrefLang="zh-CN">
          {words.privacy}
        </Link>
        . {words.child}
      </CheckField>
      {error ? <Problem>{sentence(error)}</Problem> : null}
      <FormFoot>
        <Button variant="go" shuttle type="submit" disabled={busy}>
          {busy ? words.sending : words.send}
        </Button>
        {begun ? <StatusMark status="running">{words.draft}</StatusMark> : null}
      </FormFoot>
    </Form>
  );
}

function english<Words extends object>(field: Words) {
  return { ...field, tooLong: words.tooLong };
}

function sentence(error: ApiError): string {
  if (error instanceof NetworkError || error instanceof TimeoutError) return problems.network;
  return error instanceof ResponseError && error.code === 429 ? problems.busy : problems.refused;
}
