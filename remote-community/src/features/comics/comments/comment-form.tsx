import { call } from '@shared/client';
import { type ChapterComment, chapterCommentCreate } from '@shared/contract/endpoints';
import { commentFields } from '@shared/contract/fields';
import { Actions, Button, StatusMark } from '@shared/ui';
import { OtherDraft } from '../../form/other-draft';
import { SendProblem } from '../../form/send-problem';
import { TypedField } from '../../form/typed-field';
import { useDraftForm } from '../../form/use-draft-form';
import { useSubmit } from '../../form/use-submit';
import write from '../../posts/write.module.css';

const empty = { content: '' };
const options = { swallow: true, loginReason: '登录后就能发表评论，写好的内容都在' };

interface CommentFormProps {
  chapterId: number;
  /** Names what is typed on this device. */
  draft: string;
  onSaid: (comment: ChapterComment) => void;
}

export default function CommentForm({ chapterId, draft, onSaid }: CommentFormProps) {
  const { form, clear, begun, other } = useDraftForm(draft, empty);
  const { busy, error, onSubmit } = useSubmit(
    form,
    ({ content }) => call(chapterCommentCreate, { chapterId, content }, options),
    (comment) => {
      clear();
      onSaid(comment);
    },
  );
  return (
    <form id="comment" className={write.write} aria-label="写评论" method="dialog" noValidate onSubmit={onSubmit}>
      <OtherDraft other={other} />
      <TypedField
        form={form}
        name="content"
        limits={commentFields.content}
        label="写评论"
        rows={3}
        missing="写一句再发表。"
      />
      <SendProblem error={error}>没有发出去：{error?.message}。文字已留在草稿里。</SendProblem>
      <div className={write.foot}>
        {begun ? <StatusMark status="running">草稿已存在这台设备上</StatusMark> : <span />}
        <span>{`${String(form.watch('content').length)} / ${String(commentFields.content.max)}`}</span>
        <Actions>
          <Button small variant="go" type="submit" disabled={busy}>
            {busy ? '正在发表…' : error ? '再发一次' : '发表评论'}
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
