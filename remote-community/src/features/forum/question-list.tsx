import type { Question } from '@shared/contract/endpoints';
import { ButtonLink, Chip, Empty, Link, Pager } from '@shared/ui';
import { BeyondEnd } from '../list/beyond-end';
import list from '../list/list.module.css';
import { ListBones } from '../list/list-bones';
import { quoted } from '@shared/client/search';
import { PersonSquare } from '../people/person-square';
import { fullDay } from '../time/china-time';
import styles from './question-list.module.css';
import { QuestionState } from './question-state';
import { forumPath, type ForumQuery, placeOf } from './forum-query';
import { removed } from '../posts/hidden-note';
import { useQuestions, useTopics } from './use-forum';
import { useHrefs } from './use-hrefs';
import { Unanswered } from '../calls/unanswered';

export function QuestionList({ query }: { query: ForumQuery }) {
  const questions = useQuestions(query);
  const hrefs = useHrefs();
  const { data } = questions;
  const hrefOf = (page: number) => hrefs.list({ ...query, page });
  if (!data) return <Unanswered what="问题列表" call={questions} bones={<ListBones rows={5} row={styles.entry} />} />;
  if (data.items.length === 0) {
    if (data.total > 0) return <BeyondEnd what="问题" {...data} href={hrefOf} />;
    return query.keyword ? (
      <Empty title={`没有找到${quoted(query.keyword)}`} action={<ButtonLink href={forumPath}>看全部问题</ButtonLink>}>
        换一个词，或者把它问出来；帮助、作品和漫画里也许有。
      </Empty>
    ) : (
      <Empty title="这里还没有问题">在下面提第一个。</Empty>
    );
  }
  return (
    <>
      <QuestionRows questions={data.items} busy={questions.busy} topic={query.topic} />
      <Pager what="问题" {...data} href={hrefOf} />
    </>
  );
}

interface QuestionRowsProps {
  questions: readonly Question[];
  busy?: boolean;
  /** That all of them are of, where it has been said. */
  topic?: string | undefined;
}

/** Questions, each with who asked it and how far it has come. */
export function QuestionRows({ questions, busy = false, topic: all }: QuestionRowsProps) {
  const topics = useTopics().data;
  return (
    <ul className={list.list} aria-busy={busy}>
      {questions.map((question) => (
        <li key={question.id} className={styles.entry}>
          <PersonSquare id={question.author.id} name={question.author.name} />
          <h3>
            <Link href={placeOf(question)}>{question.title || removed}</Link>
          </h3>
          <p>{question.excerpt}</p>
          <p className={list.meta}>
            {all ? null : <Chip>{topics?.find(({ value }) => value === question.topic)?.label ?? question.topic}</Chip>}
            <span>
              {question.author.name} {fullDay(question.createdAt)}
            </span>
            <QuestionState question={question} />
          </p>
        </li>
      ))}
    </ul>
  );
}
