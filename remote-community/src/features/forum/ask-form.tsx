import { useState } from 'react';
import { createQuestion } from 'shared/api';
import { usePage } from 'shared/page';
import { Actions, Button } from 'shared/ui';
import { useAction } from '../calls/use-action';
import { Field } from '../form/field';
import { focusFirstWrong } from '../form/focus-first-wrong';
import { useDraft } from '../form/use-draft';
import { Problem } from '../states/problem';
import { forumHref } from './forum-query';
import styles from './forum.module.css';
import { useTopics } from './use-forum';

const empty = { topic: '', title: '', content: '' };

export function AskForm() {
  const { host } = usePage();
  const topics = useTopics().data ?? [];
  const { values, set, clear, begun } = useDraft('forum-question', empty);
  const [tried, setTried] = useState(false);
  const action = useAction(() =>
    createQuestion(values, { swallow: true, loginReason: '登录后就能提问，写好的内容都在' }),
  );
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!values.topic || !values.title.trim() || !values.content.trim()) {
      focusFirstWrong(event.currentTarget);
      return;
    }
    const question = await action.run(undefined);
    if (!question) return;
    clear();
    host.navigate(forumHref({ questionId: question.id }));
  };
  const missing = (value: string, words: string) => (tried && !value.trim() ? words : undefined);
  return (
    <form className={styles.write} id="ask" noValidate onSubmit={(event) => void submit(event)}>
      <h2>提一个问题</h2>
      <Field label="话题" error={missing(values.topic, '选一个话题，懂的人才看得到。')}>
        {(attributes) => (
          <select
            {...attributes}
            value={values.topic}
            onChange={(event) => {
              set('topic', event.target.value);
            }}
          >
            <option value="">选一个话题</option>
            {topics.map((topic) => (
              <option key={topic.value} value={topic.value}>
                {topic.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="一句话说清楚" error={missing(values.title, '写一句话，例如：循环里某一行报错，怎样跳过它？')}>
        {(attributes) => (
          <input
            {...attributes}
            maxLength={80}
            value={values.title}
            onChange={(event) => {
              set('title', event.target.value);
            }}
          />
        )}
      </Field>
      <Field
        label="停在哪一步，想要什么结果"
        error={missing(values.content, '写下停在哪一步、看到什么提示、想要什么结果。')}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            maxLength={5000}
            value={values.content}
            onChange={(event) => {
              set('content', event.target.value);
            }}
          />
        )}
      </Field>
      {action.error ? <Problem>没有发出去：{action.error.message}。文字已留在草稿里。</Problem> : null}
      <Actions>
        <Button variant="solid" type="submit" disabled={action.busy}>
          {action.busy ? '正在发布…' : '发布问题'}
        </Button>
        {begun ? <Button onClick={clear}>清空</Button> : null}
      </Actions>
    </form>
  );
}
