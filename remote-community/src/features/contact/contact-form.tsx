import { useState } from 'react';
import { getSceneItems, leaveMessage } from 'shared/api';
import { Button, Link, StatusMark } from 'shared/ui';
import { useAction } from '../calls/use-action';
import { useCall } from '../calls/use-call';
import { ChoiceGroup } from '../form/choice-group';
import { Field } from '../form/field';
import { focusFirstWrong } from '../form/focus-first-wrong';
import { useDraft } from '../form/use-draft';
import { Problem } from '../states/problem';
import { contactErrors, emptyContact } from './contact-values';
import styles from './contact-form.module.css';
import { firstVisit } from './first-visit';

interface ContactFormProps {
  /** The topic that the address names. */
  asked: string | undefined;
  onSent: () => void;
}

/** For a list that does not come: what everything fits under. */
const fallbackTopics = [{ value: 'other', label: '其他', description: '' }];

export function ContactForm({ asked, onSent }: ContactFormProps) {
  const scene = useCall('contact topics', (options) => getSceneItems({ sceneCode: 'contact-topic' }, options));
  const { values, set, clear, begun } = useDraft('contact-message', emptyContact);
  const [consent, setConsent] = useState(false);
  const [tried, setTried] = useState(false);
  const topics = scene.data ?? (scene.error ? fallbackTopics : []);
  const named = topics.some((topic) => topic.value === asked) ? asked : undefined;
  const chosen = { ...values, topic: values.topic || (named ?? '') };
  const errors = contactErrors(chosen, consent);
  const shown = tried ? errors : {};
  const action = useAction(() =>
    leaveMessage({ ...chosen, consent: true, firstVisitUrl: firstVisit() }, { swallow: true }),
  );

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length > 0) {
      focusFirstWrong(event.currentTarget);
      return;
    }
    if (!(await action.run(undefined))) return;
    clear();
    onSent();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.topics}>
        <ChoiceGroup
          name="topic"
          label="想说哪件事"
          options={topics.map(({ value, label }) => ({ value, label }))}
          value={chosen.topic}
          wrong={shown.topic !== undefined}
          onChange={(topic) => {
            set('topic', topic);
          }}
        />
      </div>
      {shown.topic ? <Problem>{shown.topic}</Problem> : null}
      <div className={styles.pair}>
        <Field label="怎么称呼" error={shown.name}>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="name"
              maxLength={40}
              value={values.name}
              onChange={(event) => {
                set('name', event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="电话或邮箱" error={shown.contact} hint="只用来回复这一次留言">
          {(attributes) => (
            <input
              {...attributes}
              maxLength={100}
              value={values.contact}
              onChange={(event) => {
                set('contact', event.target.value);
              }}
            />
          )}
        </Field>
      </div>
      <Field label="公司" optional>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="organization"
            maxLength={80}
            value={values.company}
            onChange={(event) => {
              set('company', event.target.value);
            }}
          />
        )}
      </Field>
      <Field label="想做什么，停在哪里" error={shown.message}>
        {(attributes) => (
          <textarea
            {...attributes}
            maxLength={2000}
            placeholder="例：每天早上把三家店的订单抄到一张表里，想让它自己跑"
            value={values.message}
            onChange={(event) => {
              set('message', event.target.value);
            }}
          />
        )}
      </Field>
      <div className={styles.consent}>
        <label>
          <input
            type="checkbox"
            checked={consent}
            aria-invalid={shown.consent ? true : undefined}
            onChange={(event) => {
              setConsent(event.target.checked);
            }}
          />
          <span>
            同意为这次留言联系我，见<Link href="/privacy/">隐私说明</Link>
          </span>
        </label>
        {shown.consent ? <Problem>{shown.consent}</Problem> : null}
      </div>
      {action.error ? <Problem>没有发出去：{action.error.message}。填的内容都在，可以再发一次。</Problem> : null}
      <div className={styles.foot}>
        <Button variant="go" shuttle type="submit" disabled={action.busy}>
          {action.busy ? '正在发送…' : '发送留言'}
        </Button>
        {begun ? <StatusMark status="running">草稿已存在这台电脑上</StatusMark> : null}
      </div>
    </form>
  );
}
