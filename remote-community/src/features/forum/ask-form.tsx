import { lazy, Suspense, useMemo } from 'react';
import { call } from '@shared/client';
import { questionCreate } from '@shared/contract/endpoints';
import { questionFields } from '@shared/contract/fields';
import { usePage } from '@shared/ui/page';
import { Actions, Button, Field } from '@shared/ui';
import { OtherDraft } from '../form/other-draft';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useSubmit } from '../form/use-submit';
import { questionHref } from './forum-query';
import styles from '../posts/write.module.css';
import { PicturePlace, useWriting } from './picture-place';
import { useTopics } from './use-forum';

// Similar questions are of use once a title is typed.
const SimilarQuestions = lazy(() => import(/* webpackChunkName: "insert-picture" */ './similar-questions'));

const options = { swallow: true, loginReason: '登录后就能提问，写好的内容都在' };

/** @param props.topic the one that is shown around it */
export function AskForm({ topic = '' }: { topic?: string | undefined }) {
  const { host } = usePage();
  const topics = useTopics().data ?? [];
  const [writing, begins] = useWriting();
  const empty = useMemo(() => ({ topic, title: '', content: '' }), [topic]);
  const { form, clear, begun, other } = useDraftForm('forum-question', empty);
  const { busy, error, onSubmit } = useSubmit(
    form,
    (values) => call(questionCreate, values, options),
    (question) => {
      clear();
      host.navigate(questionHref({ questionId: question.id }));
    },
  );
  // Registered anew when the topics arrive: a draft chooses among them.
  return (
    <form className={styles.write} id="ask" method="dialog" noValidate onSubmit={onSubmit} {...begins}>
      <h2>提一个问题</h2>
      <OtherDraft other={other} />
      <Field label="话题" error={form.formState.errors.topic?.message}>
        {(described) => (
          <select
            key={topics.length}
            {...described}
            {...form.register('topic', { required: '选一个话题，懂的人才看得到。' })}
          >
            <option value="">选一个话题</option>
            {topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TypedField
        form={form}
        name="title"
        limits={questionFields.title}
        label="一句话说清楚"
        placeholder="循环里某一行报错，怎样跳过它？"
        missing="写一句话。"
      />
      <TypedField
        form={form}
        name="content"
        limits={questionFields.content}
        label="停在哪一步，想要什么结果"
        rows={3}
        placeholder="日志里红的那一行，和前三行"
        missing="写下停在哪一步、想要什么结果。"
      />
      <SendProblem error={error}>没有发出去：{error?.message}。文字已留在草稿里。</SendProblem>
      <Actions>
        <Button variant="solid" type="submit" disabled={busy}>
          {busy ? '正在发布…' : '发布问题'}
        </Button>
        {begun ? <Button onClick={clear}>清空</Button> : null}
      </Actions>
      {/* Below the button, which must not move as somebody presses it. */}
      <PicturePlace writing={begun || writing} form={form} name="content" />
      {begun ? (
        <Suspense>
          <SimilarQuestions title={form.watch('title')} />
        </Suspense>
      ) : null}
    </form>
  );
}
