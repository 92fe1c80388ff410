import { call } from '@shared/client';
import { type MyLike, myLikes } from '@shared/contract/endpoints';
import { ButtonLink, Chip, Empty, Link } from '@shared/ui';
import { questionHref } from '../forum/forum-query';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import { workHref } from '../works/works-query';
import { OwnList } from './own-list';
import { useParts } from './use-parts';
import { commentsHref } from '../comics/comics-query';

const PAGE = 20;

export function MyLikes() {
  const likes = useParts('likes', async (cursor, options) => {
    const page = Number(cursor ?? 1);
    const { items, total } = await call(myLikes, { page, size: PAGE }, options);
    return { items, next: page * PAGE < total ? String(page + 1) : null };
  });
  return (
    <OwnList
      what="我赞过的"
      list={likes}
      keyOf={({ targetType, targetId }) => `${targetType} ${String(targetId)}`}
      empty={
        <Empty title="还没有点过赞" action={<ButtonLink href="/comics/">看漫画</ButtonLink>}>
          给漫画、作品、问题、回答和评论点的赞，都列在这里。
        </Empty>
      }
    >
      {(like) => (
        <>
          <h3>
            <Link href={placeOf(like)}>{like.title || '内容已不在'}</Link>
          </h3>
          <p className={list.meta}>
            <Chip>{kinds[like.targetType]}</Chip>
            <span>{fullDay(like.likedAt)}</span>
          </p>
        </>
      )}
    </OwnList>
  );
}

const kinds: Readonly<Record<MyLike['targetType'], string>> = {
  'comic-chapter': '漫画',
  work: '作品',
  answer: '回答',
  question: '问题',
  comment: '评论',
};

function placeOf({ targetType, targetId, parentId, chapterId }: MyLike): string {
  switch (targetType) {
    case 'comic-chapter':
      return `/comics/?chapter=${String(targetId)}`;
    case 'work':
      return workHref(targetId);
    case 'answer':
      return questionHref({ questionId: parentId, answerId: targetId });
    case 'question':
      return questionHref({ questionId: targetId });
    case 'comment':
      return commentsHref({ comicId: parentId, id: chapterId ?? 0 });
  }
}
