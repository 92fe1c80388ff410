import { ButtonLink } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { listOf, listPath } from '../../features/forum/list-of';
import { solvedOf, useQuestions, useTopics } from '../../features/forum/use-forum';
import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';
import { Solved } from './solved';

/** The community, with an answer that somebody got there, or a topic of it by its name. */
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
      phrases={found ? [found.label] : ['卡在哪一步，', '就问哪一步。']}
      dim={found ? 0 : 1}
      lead={
        found
          ? `${found.description}${found.description && '。'}问过的都在下面，卡在别的一步就再问一个。`
          : '写下停在哪一步、看到什么提示。别人解过的结这里找得到，官方推荐的答案排在最前。'
      }
      note={questions?.total ? `${String(questions.total)} 个问题` : ''}
      picture={solved ? <Solved id={solved.id} /> : undefined}
    >
      <ButtonLink variant="go" shuttle href="#ask">
        提一个问题
      </ButtonLink>
    </PageHero>
  );
}
