import type { RefObject } from 'react';
import type { QuestionDetail } from '@shared/contract/endpoints';
import { Breadcrumb, Chip, text } from '@shared/ui';
import list from '../list/list.module.css';
import { PersonName } from '../people/person-name';
import { PersonSquare } from '../people/person-square';
import { fullDay } from '../time/china-time';
import { forumPath, questionHref } from './forum-query';
import { removed } from '../posts/hidden-note';
import styles from './question-head.module.css';
import { useTopics } from './use-forum';
import { useHrefs } from './use-hrefs';

interface QuestionHeadProps {
  /** The question; undefined while it is under way, or where it does not come. */
  question: QuestionDetail | undefined;
  questionId: number;
  /** Whether the question does not come: below stands why. */
  missing: boolean;
  beginning: RefObject<HTMLHeadingElement | null>;
}

/** The head of a page that is one question: what it says, who asked and when. */
export function QuestionHead({ question, questionId, missing, beginning }: QuestionHeadProps) {
  const topics = useTopics().data;
  const { list: listHref } = useHrefs();
  const topic = question && (topics?.find(({ value }) => value === question.topic)?.label ?? question.topic);
  return (
    <header className={styles.head} data-tone="dark">
      <div className={text.wrap}>
        <Breadcrumb
          items={[
            { label: '社区', href: forumPath },
            ...(question && topic ? [{ label: topic, href: listHref({ topic: question.topic }) }] : []),
            { label: '问题', href: questionHref({ questionId }) },
          ]}
        />
        <div className={styles.words}>
          <h1 ref={beginning} tabIndex={-1}>
            {question ? <Title title={question.title} /> : missing ? '问题' : <span className={styles.bone} />}
          </h1>
          {question ? (
            <p className={list.meta}>
              <PersonSquare id={question.author.id} name={question.author.name} />
              <PersonName person={question.author} />
              <span>{fullDay(question.createdAt)}</span>
              <Chip>{topic}</Chip>
              {question.sample ? <Chip kind="sample" /> : null}
            </p>
          ) : missing ? null : (
            <span className={styles.bone} />
          )}
        </div>
      </div>
    </header>
  );
}

/** The question is in the second colour, where something is told before it. */
function Title({ title }: { title: string }) {
  const told = title.indexOf('，') + 1;
  if (!title) return removed;
  return (
    <>
      {title.slice(0, told)}
      <span className={told > 0 ? text.dim : undefined}>{title.slice(told)}</span>
    </>
  );
}
