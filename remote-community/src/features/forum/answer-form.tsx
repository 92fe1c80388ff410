import { useEffect, useLayoutEffect, useRef } from 'react';
import { call } from '@shared/client';
import { answerCreate } from '@shared/contract/endpoints';
import { answerFields } from '@shared/contract/fields';
import { Actions, Button, StatusMark } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { OtherDraft } from '../form/other-draft';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useSubmit } from '../form/use-submit';
import { answerField, type Begun } from './answer-field';
import styles from '../posts/write.module.css';
import { PicturePlace, useWriting } from './picture-place';
import { ToolsToCome } from './tools-to-come';
import { type Quoted, withQuote } from './quote';

const empty = { content: '' };
const options = { swallow: true, loginReason: '登录后就能发布回答，写好的内容都在' };

interface AnswerFormProps {
  questionId: number;
  onAnswered: () => void;
  /** Text to be quoted; another one each time. */
  quoted: Quoted | undefined;
  /** Takes what was typed in the plain field that was in its place: told once. */
  takeBegun: () => Begun | null;
}

export function AnswerForm({ questionId, onAnswered, quoted, takeBegun }: AnswerFormProps) {
  const { host } = usePage();
  const element = useRef<HTMLFormElement>(null);
  const [writing, begins] = useWriting();
  const { form, clear, begun, other } = useDraftForm(`forum-answer-${String(questionId)}`, empty);
  const { busy, error, onSubmit } = useSubmit(
    form,
    ({ content }) => call(answerCreate, { questionId, content }, options),
    () => {
      clear();
      onAnswered();
      // The answer may stand far above the form, by the order of answers.
      host.showMessage({ kind: 'success', text: '回答已发布' });
    },
  );
  const { getValues, setValue, setFocus } = form;
  // Text typed here is newer than a draft: it comes before one is looked for.
  useLayoutEffect(() => {
    const { text = '', focused = false, sent = false } = takeBegun() ?? {};
    if (text) setValue('content', text, { shouldDirty: true });
    if (focused) setFocus('content');
    if (sent) element.current?.requestSubmit();
  }, [takeBegun, setValue, setFocus]);
  useEffect(() => {
    if (!quoted) return;
    setValue('content', withQuote(getValues('content'), quoted), { shouldDirty: true });
    setFocus('content');
  }, [quoted, getValues, setValue, setFocus]);
  return (
    <form ref={element} id="answer" className={styles.write} method="dialog" noValidate onSubmit={onSubmit} {...begins}>
      <OtherDraft other={other} />
      <TypedField
        form={form}
        name="content"
        limits={answerFields.content}
        {...answerField}
        missing="写一点再发布，说清你试过什么。"
      />
      <PicturePlace writing={begun || writing} form={form} name="content" before={<ToolsToCome />} />
      <SendProblem error={error}>没有发出去：{error?.message}。文字已留在草稿里。</SendProblem>
      <div className={styles.foot}>
        {begun ? <StatusMark status="running">草稿已存在这台设备上</StatusMark> : <span />}
        <span>{`${String(form.watch('content').length)} / ${String(answerFields.content.max)}`}</span>
        <Actions>
          <Button small variant="go" type="submit" disabled={busy}>
            {busy ? '正在发布…' : error ? '再发一次' : '发布回答'}
          </Button>
          {begun ? (
            <Button small onClick={clear}>
              清空
            </Button>
          ) : null}
        </Actions>
      </div>
    </form>
  );
}
