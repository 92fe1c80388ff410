import { useMemo } from 'react';
import { call, NetworkError, ResponseError, TimeoutError, type ApiError } from '@shared/client';
import { customAssist, sceneDataSource } from '@shared/contract/endpoints';
import { messageFields } from '@shared/contract/fields';
import { Button, CheckField, ChoiceGroup, Field, Form, FormFoot, Link, Problem, StatusMark } from '@shared/ui';
import { useRead } from '../../features/calls/use-call';
import { firstVisit } from '../../features/contact/first-visit';
import { TypedField } from '../../features/form/typed-field';
import { useDraftForm } from '../../features/form/use-draft-form';
import { useSubmit } from '../../features/form/use-submit';
import styles from '../../features/contact/contact-form.module.css';
import words from './words.json';

interface ContactFormProps {
  /** The topic that the address names. */
  asked: string | undefined;
  onSent: (no: string) => void;
}

const blank = { topic: '', name: '', contact: '', company: '', message: '', consent: false };
const { problems } = words;
const labels: Readonly<Record<string, string>> = words.topics;

/** Leaves the same message as the form in Chinese, by the same call. */
export function ContactForm({ asked, onSent }: ContactFormProps) {
  const known = useRead(sceneDataSource, { sceneCode: 'contact-topic' }).data ?? [];
  const topics = known.flatMap(({ value }) => (labels[value] ? [{ value, label: labels[value] }] : []));
  const { form, clear, begun } = useDraftForm('contact-message-en', blank);
  const topic = [asked, 'other'].find((one) => known.some(({ value }) => value === one)) ?? known[0]?.value;
  // The server's own words about a field are in Chinese.
  const inEnglish = useMemo<typeof form>(
    () => ({ ...form, setError: (name, _error, options) => form.setError(name, { message: problems.field }, options) }),
    [form],
  );
  const { busy, error, onSubmit } = useSubmit(
    inEnglish,
    (values) => {
      const message = {
        ...values,
        topic: values.topic || (topic ?? 'other'),
        consent: true as const,
        firstVisitUrl: firstVisit(),
      };
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
      <ChoiceGroup
        key={topics.length}
        label={words.topic}
        options={topics}
        registered={form.register('topic')}
        {...(asked && { initial: asked })}
      />
      <div className={styles.pair}>
        <TypedField form={form} name="name" limits={messageFields.name} autoComplete="name" {...english(words.name)} />
        <TypedField form={form} name="contact" limits={messageFields.contact} {...english(words.contact)} />
      </div>
      <Field label={words.company}>
        {(described) => (
          <input
            {...described}
            {...form.register('company')}
            maxLength={messageFields.company.max}
            autoComplete="organization"
          />
        )}
      </Field>
      <TypedField form={form} name="message" limits={messageFields.message} rows={9} {...english(words.message)} />
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
