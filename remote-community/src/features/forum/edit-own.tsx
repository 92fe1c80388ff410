import { type ComponentProps, lazy, Suspense } from 'react';
import { call } from '@shared/client';
import { type Answer, answerEdit, type QuestionDetail, questionEdit } from '@shared/contract/endpoints';
import { Bones } from '@shared/ui';
import type { EditForm as Form } from './edit-form';

/** Needed by few: comes when somebody edits. */
const EditForm = lazy(() =>
  import(/* webpackChunkName: "forum-seldom" */ './edit-form').then((module) => ({ default: module.EditForm })),
) as unknown as typeof Form;

type Ways = Pick<ComponentProps<typeof Form>, 'onStale' | 'onClose'>;

const options = { swallow: true, loginReason: '登录后就能保存修改，写好的内容都在' };

export function EditAnswer({ answer, onSaved, ...ways }: Ways & { answer: Answer; onSaved: (saved: Answer) => void }) {
  return (
    <Suspense fallback={<Bones rows={1} />}>
      <EditForm
        {...ways}
        name={`forum-edit-answer-${String(answer.id)}`}
        current={{ content: answer.content, version: answer.version }}
        save={({ content, version }) => call(answerEdit, { answerId: answer.id, version, content }, options)}
        onSaved={onSaved}
      />
    </Suspense>
  );
}

interface EditQuestionProps extends Ways {
  question: QuestionDetail;
  onSaved: (saved: QuestionDetail) => void;
}

export function EditQuestion({ question, onSaved, ...ways }: EditQuestionProps) {
  const { id, title, content, version } = question;
  return (
    <Suspense fallback={<Bones rows={1} />}>
      <EditForm
        {...ways}
        name={`forum-edit-question-${String(id)}`}
        current={{ title, content, version }}
        save={(text) => call(questionEdit, { questionId: id, ...text }, options)}
        onSaved={onSaved}
      />
    </Suspense>
  );
}
