import { useState } from 'react';
import { createAnswer } from 'shared/api';
import { Actions, Button, StatusMark } from 'shared/ui';
import { useAction } from '../calls/use-action';
import { Field } from '../form/field';
import { focusFirstWrong } from '../form/focus-first-wrong';
import { useDraft } from '../form/use-draft';
import { Problem } from '../states/problem';
import styles from './forum.module.css';

const MAX = 5000;
const empty = { content: '' };

export function AnswerForm({ questionId, onAnswered }: { questionId: number; onAnswered: () => void }) {
  const { values, set, clear, begun } = useDraft(`forum-answer-${String(questionId)}`, empty);
  const [tried, setTried] = useState(false);
  const action = useAction(() =>
    createAnswer(
      { questionId, content: values.content },
      { swallow: true, loginReason: '登录后就能发布回答，写好的内容都在' },
    ),
  );
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!values.content.trim()) {
      focusFirstWrong(event.currentTarget);
      return;
    }
    if (!(await action.run(undefined))) return;
    clear();
    setTried(false);
    onAnswered();
  };
  return (
    <form className={styles.write} noValidate onSubmit={(event) => void submit(event)}>
      <Field label="写回答" error={tried && !values.content.trim() ? '写一点再发布，说清你试过什么。' : undefined}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            maxLength={MAX}
            value={values.content}
            onChange={(event) => {
              set('content', event.target.value);
            }}
          />
        )}
      </Field>
      {action.error ? <Problem>没有发出去：{action.error.message}。文字已留在草稿里。</Problem> : null}
      <div className={styles.foot}>
        {begun ? <StatusMark status="running">草稿已存在这台电脑上</StatusMark> : <span />}
        <span>
          {values.content.length} / {MAX}
        </span>
        <Actions>
          {begun ? (
            <Button small onClick={clear}>
              清空
            </Button>
          ) : null}
          <Button small variant="go" type="submit" disabled={action.busy}>
            {action.busy ? '正在发布…' : action.error ? '再发一次' : '发布回答'}
          </Button>
        </Actions>
      </div>
    </form>
  );
}
