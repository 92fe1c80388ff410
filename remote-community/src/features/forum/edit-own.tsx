import type { ComponentProps } from 'react';
import { call } from '@shared/client';
import { type Answer, answerEdit, type QuestionDetail, questionEdit } from '@shared/contract/endpoints';
import { EditForm } from './edit-form';

type Ways = Pick<ComponentProps<typeof EditForm>, 'onStale' | 'onClose'>;

const options = { swallow: true, loginReason: '登录后就能保存修改，写好的内容都在' };

export function EditAnswer({ answer, onSaved, ...ways }: Ways & { answer: Answer; onSaved: (saved: Answer) => void }) {
  return (
    <EditForm
      {...ways}
      name={`forum-edit-answer-${String(answer.id)}`}
      current={{ content: answer.content, version: answer.version }}
      save={({ content, version }) => call(answerEdit, { answerId: answer.id, version, content }, options)}
      onSaved={onSaved}
    />
  );
}

interface EditQuestionProps extends Ways {
  question: QuestionDetail;
  onSaved: (saved: QuestionDetail) => void;
}

export function EditQuestion({ question, onSaved, ...ways }: EditQuestionProps) {
  const { id, title, content, version } = question;
  return (
    <EditForm
      {...ways}
      name={`forum-edit-question-${String(id)}`}
      current={{ title, content, version }}
      save={(text) => call(questionEdit, { questionId: id, ...text }, options)}
      onSaved={onSaved}
    />
  );
}
