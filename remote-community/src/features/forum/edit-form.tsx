import { useState } from 'react';
import { ResponseError } from '@shared/client';
import { answerFields, questionFields } from '@shared/contract/fields';
import { Actions, Button } from '@shared/ui';
import { OtherDraft } from '../form/other-draft';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useSubmit } from '../form/use-submit';
import styles from './edit-form.module.css';
import { PicturePlace } from './picture-place';
import { ToolsToCome } from './tools-to-come';
import { WrittenText } from './written-text';

interface Written {
  /** The title of a question. */
  title?: string;
  content: string;
  version: number;
}

interface EditFormProps<Saved> {
  /** The name under which what is typed is kept. */
  name: string;
  /** The present text. */
  current: Written;
  save: (text: Required<Written>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Told when the text says something else by now. */
  onStale: () => void;
  onClose: () => void;
}

/**
 * Puts another text in the place of one's own. Where that was edited elsewhere meanwhile, what is typed stays, beside what is
 * there now; which text an edit began from is kept with its draft.
 */
export function EditForm<Saved>({ name, current, save, onSaved, onStale, onClose }: EditFormProps<Saved>) {
  const [start] = useState({
    title: current.title ?? '',
    content: current.content,
    version: String(current.version),
  });
  const { form, clear, other } = useDraftForm(name, start);
  const { busy, error, onSubmit } = useSubmit(
    form,
    async ({ title, content, version }) => {
      try {
        return await save({ title, content, version: Number(version) });
      } catch (failure) {
        if (failure instanceof ResponseError && failure.reason === 'changed-since') onStale();
        throw failure;
      }
    },
    (saved) => {
      clear();
      onSaved(saved);
    },
  );
  const isStale = form.watch('version') !== String(current.version);
  const isQuestion = current.title !== undefined;
  return (
    <form
      className={styles.edit}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      aria-label={isQuestion ? '修改问题' : '修改回答'}
    >
      <OtherDraft other={other} />
      {isQuestion ? (
        <TypedField
          form={form}
          name="title"
          limits={questionFields.title}
          label="一句话说清楚"
          missing="写一句话，例如：循环里某一行报错，怎样跳过它？"
        />
      ) : null}
      <TypedField
        form={form}
        name="content"
        limits={isQuestion ? questionFields.content : answerFields.content}
        label={isQuestion ? '停在哪一步，想要什么结果' : '回答'}
        rows={8}
        missing="不能是空的。"
      />
      <PicturePlace writing form={form} name="content" before={<ToolsToCome />} />
      {isStale ? (
        <div className={styles.stale} role="alert">
          <p>
            <b>这段文字已经在别处改过。</b>你写的还在上面；下面是现在的文字。
          </p>
          {isQuestion ? <b>{current.title}</b> : null}
          <WrittenText>{current.content}</WrittenText>
          <Button small onClick={() => form.setValue('version', String(current.version))}>
            看过了，用我写的
          </Button>
        </div>
      ) : (
        <SendProblem error={error}>没有存上：{error?.message}。写的还在。</SendProblem>
      )}
      <Actions>
        <Button small variant="go" type="submit" disabled={busy || isStale}>
          {busy ? '正在保存…' : '保存修改'}
        </Button>
        <Button
          small
          onClick={() => {
            clear();
            onClose();
          }}
        >
          不改了
        </Button>
      </Actions>
    </form>
  );
}
