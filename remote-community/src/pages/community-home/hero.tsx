import { publicQuestion } from '@shared/contract/endpoints';
import { AppWindow, ButtonLink, TextLink } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useRead } from '../../features/calls/use-call';
import { questionHref } from '../../features/forum/forum-query';
import { listOf, listPath } from '../../features/forum/list-of';
import { solvedOf, useQuestions, useTopics } from '../../features/forum/use-forum';
import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';
import styles from './solved.module.css';

/** The community, or a topic of it by its name, with an answer that somebody got there. */
export default function Hero() {
  const list = listOf(usePage().params) ?? { page: 1 };
  const found = useTopics().data?.find(({ value }) => value === list.topic);
  const questions = useQuestions(list).data;
  const solved = solvedOf(questions);
  return (
    <PageHero
      crumbs={
        found ? [...head.breadcrumb, { label: found.label, href: listPath({ ...list, page: 1 }) }] : head.breadcrumb
      }
      phrases={found ? [`${found.label}，`, '问过的在这里。'] : ['卡在哪一步，', '就问哪一步。']}
      dim={1}
      lead={
        found
          ? `${found.description}${found.description && '。'}问过 ${String(questions?.total ?? 0)} 个问题，卡在别的一步就再问一个。`
          : '写下停在哪一步、看到什么提示。别人解过的结这里找得到，官方推荐的答案排在最前。'
      }
      low={solved === undefined}
      picture={solved ? <Solved id={solved.id} /> : undefined}
    >
      <ButtonLink variant="go" shuttle href="#ask">
        提一个问题
      </ButtonLink>
    </PageHero>
  );
}

/** A question, and the answer that we recommend, where there is one. */
function Solved({ id }: { id: number }) {
  const { question, answers } = useRead(publicQuestion, { id }).data ?? {};
  const answer = answers?.items.find(({ recommended }) => recommended) ?? answers?.items[0];
  if (!question || !answer) return null;
  return (
    <AppWindow title={`${question.author.name}问`} className={styles.solved}>
      <p>{question.title}</p>
      <div data-tone="dark">
        <small>{answer.recommended ? '官方推荐的回答' : '回答'}</small>
        {wordsOf(answer.content).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TextLink href={questionHref({ questionId: id })}>看这个问题</TextLink>
      </div>
    </AppWindow>
  );
}

/** The first lines of an answer, without pictures, fences of code and quotations. */
const wordsOf = (content: string) =>
  content
    .split('\n')
    .filter((line) => /^[^!`>]/.test(line))
    .slice(0, 5);
