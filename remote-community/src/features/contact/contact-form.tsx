import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '@shared/client';
import { customAssist, type DataOf, sceneDataSource } from '@shared/contract/endpoints';
import { messageFields } from '@shared/contract/fields';
import { Button, CheckField, ChoiceGroup, Form, FormFoot, Link, StatusMark } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useRead } from '../calls/use-call';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useKnown } from '../form/use-known';
import { useSubmit } from '../form/use-submit';
import { wishedTime } from './asked-topic';
import styles from './contact-form.module.css';
import { firstVisit } from './first-visit';

interface ContactFormProps {
  /** The topic that the address names. */
  asked: string | undefined;
  /** Told what the message is called by from now on. */
  onSent: (received: DataOf<typeof customAssist>) => void;
}

/** Topics where the list does not come: everything fits under this one. */
const fallbackTopics = [{ value: 'other', label: '其他', description: '' }];
const blank = { topic: '', name: '', contact: '', company: '', message: '', demoAt: '', consent: false };
/** Few book at once: the times come for who asks for them. */
const DemoTime = lazy(() => import(/* webpackChunkName: "demo" */ './demo-time'));

export function ContactForm({ asked, onSent }: ContactFormProps) {
  const scene = useRead(sceneDataSource, { sceneCode: 'contact-topic' });
  const { hash } = usePage();
  const start = useMemo(() => ({ ...blank, message: wishedTime(hash) }), [hash]);
  const { form: fields, clear, begun } = useDraftForm('contact-message', useKnown(start));
  const topics = scene.data ?? (scene.error ? fallbackTopics : []);
  const named = topics.some((topic) => topic.value === asked) ? asked : undefined;
  const { busy, error, onSubmit } = useSubmit(
    fields,
    ({ demoAt, ...values }) => {
      const form = { ...values, ...(demoAt && { demoAt }), consent: true as const, firstVisitUrl: firstVisit() };
      return call(customAssist, form, { swallow: true });
    },
    (received) => {
      clear();
      onSent(received);
    },
  );
  const { getValues, setValue, register } = fields;
  const [booking, setBooking] = useState(false);
  // The way from the page of demonstrations.
  const comesToBook = hash.includes('type=demo');
  const demoAt = fields.watch('demoAt');
  const unchoose = useCallback(() => setValue('demoAt', ''), [setValue]);
  useEffect(() => {
    if (named && getValues('topic') === '') setValue('topic', named);
  }, [named, getValues, setValue]);
  const { errors } = fields.formState;
  const isBooking = booking || comesToBook || demoAt !== '' || errors.demoAt !== undefined;
  const demo = { registered: register('demoAt'), error: errors.demoAt?.message };

  return (
    <Form onSubmit={onSubmit}>
      <div className={styles.topics}>
        <ChoiceGroup
          label="想说哪件事"
          options={topics.map(({ value, label }) => ({ value, label }))}
          registered={register('topic', { required: '选一个主题，看的人先看它。' })}
          error={errors.topic?.message}
        />
      </div>
      <div className={styles.pair}>
        <TypedField
          form={fields}
          name="name"
          limits={messageFields.name}
          label="怎么称呼"
          autoComplete="name"
          missing="写一个称呼，回电时好叫你。"
        />
        <TypedField
          form={fields}
          name="contact"
          limits={messageFields.contact}
          label="电话或邮箱"
          hint="只用来回复这一次留言"
          missing="填电话或邮箱，不然没法回你。"
          invalid="这不像电话，也不像邮箱，请再看一遍。"
        />
      </div>
      <TypedField
        form={fields}
        name="company"
        limits={messageFields.company}
        label="公司"
        autoComplete="organization"
      />
      <TypedField
        form={fields}
        name="message"
        limits={messageFields.message}
        label="想做什么，停在哪里"
        rows={2}
        hint="这里传不了附件：有样表或截图，先说一句，等回信再发；别写账号和密码"
        placeholder="例：每天早上把三家店的订单抄到一张表里，想让它自己跑"
        missing="写一句话也行：想做什么，停在哪里。"
      />
      {isBooking ? (
        <Suspense>
          <DemoTime {...demo} none="先不约" focus={booking} onRefused={unchoose} />
        </Suspense>
      ) : null}
      <CheckField
        {...register('consent', { required: '勾选后才能发送：不同意联系，我们就不能回你。' })}
        error={errors.consent?.message}
      >
        <span className={styles.together}>同意为这次留言联系我，</span>见<Link href="/privacy/">隐私说明</Link>。
        没满十四岁的，请由监护人来写。
      </CheckField>
      <SendProblem error={error}>没有发出去：{error?.message}。填的内容都在，可以再发一次。</SendProblem>
      <FormFoot>
        <Button variant="go" shuttle type="submit" disabled={busy}>
          {busy ? '正在发送…' : '发送留言'}
        </Button>
        {isBooking ? null : <Button onClick={() => setBooking(true)}>约个时间看演示</Button>}
        {begun ? <StatusMark status="running">草稿已存在这台设备上</StatusMark> : null}
      </FormFoot>
    </Form>
  );
}
