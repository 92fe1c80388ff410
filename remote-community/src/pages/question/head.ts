import type { PageHead } from '@shared/contract';
import type { Answer, PublicQuestion } from '@shared/contract/endpoints';
import { plainWords } from '@shared/contract/fields';
import { answersHref, forumPath, questionHref, answersPlace, answersTitle } from '../../features/forum/forum-query';
import { describe } from '../../features/frame/describe';

/** Head for a question that nobody asked for: in a navigation. */
const unknown: PageHead = { title: '社区问答', description: '社区里的一个问题和它的回答。' };

export function questionHead(data: PublicQuestion | undefined): PageHead {
  if (!data) return unknown;
  const { id, title, content } = data.question;
  const { page, items } = data.answers;
  const [first] = items.filter(({ hidden }) => hidden === null);
  const isFirst = page === 1;
  const here = answersPlace(page);
  return {
    title: answersTitle(title, page),
    description: isFirst
      ? describe(plainWords(content)) || title
      : describe(`${here}：${plainWords(first?.content ?? title)}`),
    breadcrumb: [
      { label: '首页', href: '/' },
      { label: '社区问答', href: forumPath },
      { label: title, href: questionHref({ questionId: id }) },
      ...(isFirst ? [] : [{ label: here, href: answersPath(id, page) }]),
    ],
    jsonLd: [questionAndAnswers(data)],
  };
}

const answersPath = (questionId: number, page: number) => answersHref({ questionId, page }).replace(/#.*/, '');

/** A question with its answers, as schema.org's QAPage. */
function questionAndAnswers({ question, answers }: PublicQuestion): Readonly<Record<string, unknown>> {
  const { id, title, content, answerCount, likeCount, author, createdAt } = question;
  const seen = answers.items.filter(({ hidden }) => hidden === null);
  // The answer that helped the asker, else the one that the operators recommend.
  const best = seen.find(({ accepted }) => accepted) ?? seen.find(({ recommended }) => recommended);
  const suggested = seen.filter((answer) => answer !== best);
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      url: questionHref({ questionId: id }),
      text: plainWords(content),
      answerCount,
      upvoteCount: likeCount,
      dateCreated: createdAt,
      author: { '@type': 'Person', name: author.name },
      ...(best && { acceptedAnswer: answerData(best) }),
      ...(suggested.length > 0 && { suggestedAnswer: suggested.map(answerData) }),
    },
  };
}

function answerData({ content, likeCount, createdAt, author }: Answer): Readonly<Record<string, unknown>> {
  return {
    '@type': 'Answer',
    text: plainWords(content),
    upvoteCount: likeCount,
    dateCreated: createdAt,
    author: { '@type': 'Person', name: author.name },
  };
}
