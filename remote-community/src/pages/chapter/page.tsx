import { useEffect, useRef } from 'react';
import type { PageProps } from '@shared/contract';
import { call as callRoute } from '@shared/client';
import {
  comicChapterDetail,
  publicAddresses,
  publicChapter,
  request,
  type PublicChapter,
} from '@shared/contract/endpoints';
import { definePage, staticRegion, useDocumentTitle } from '@shared/ui/page';
import { Bones, ThreadSection, ArrowIcon, BackIcon, ButtonLink, Link } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { useCall, useRead } from '../../features/calls/use-call';
import { ChapterHero } from '../../features/comics/chapter-hero';
import { ChapterComments } from '../../features/comics/comments/chapter-comments';
import { chapterHead, chapterTitle } from '../../features/comics/comic-head';
import { parseComicsQuery, chapterHref, numberIn, comicHref } from '../../features/comics/comics-query';
import { NoComic } from '../../features/comics/no-comic';
import { ChapterStrip } from '../../features/reader/chapter-strip';
import { Reader } from '../../features/reader/reader';
import { chapterKey } from '../../features/reader/use-fetch-ahead';
import { useKeptPage } from '../../features/reader/use-kept-page';
import { isWide } from '../../features/reader/use-wide';
import styles from '../../features/comics/chapter-neighbours.module.css';
import { LikeButton } from '../../features/posts/like-button';
import post from '../../features/posts/post.module.css';
import { Unanswered } from '../../features/calls/unanswered';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "chapter.static" */ '../../features/comics/closing'),
);

export const page = definePage({
  data: ({ comicId, id }) => ({
    chapter: request(publicChapter, { comicId: numberIn(comicId), id: numberIn(id) }),
  }),
  head: (_params, data) => chapterHead(data?.chapter),
  listedBy: request(publicAddresses, { kind: 'chapter' }),
  regions: [Closing],
  Component: ChapterPage,
});

/** A chapter to read from top to bottom without any script; the reader opens over it, and turns pages. */
function ChapterPage({ params, query, path, host }: PageProps) {
  const comicId = numberIn(params.comicId);
  const id = numberIn(params.id);
  const call = useRead(publicChapter, { comicId, id });
  const { data } = call;
  useDocumentTitle(data && chapterTitle(data.chapter));
  useKeptPage(data?.chapter, data?.comic.cover);
  const { chapterId: open } = parseComicsQuery(query);
  // Whether the page itself is behind the reader in the history: Back shuts it then, and leaves no second copy of the page.
  const opened = useRef(false);
  useEffect(() => {
    if (open !== id) opened.current = false;
  }, [open, id]);
  const shut = () => {
    if (opened.current) history.back();
    else host.navigate(open === undefined ? path : chapterHref({ comicId, id: open }), { replace: true });
  };
  return (
    <>
      <ChapterHero
        data={data}
        onOpen={() => {
          opened.current = true;
        }}
      />
      {data ? <ChapterStrip key={id} chapter={data.chapter} /> : null}
      <ThreadSection side="left" first last>
        <AsOf />
        {data ? (
          <>
            <ChapterLike key={`like ${String(id)}`} chapter={data.chapter} />
            <ChapterNeighbours {...data} />
            <ChapterComments key={id} chapter={data.chapter} />
          </>
        ) : (
          <Unanswered what="这一话" call={call} bones={<Bones rows={3} tall />} none={<NoComic what="这一话" />} />
        )}
      </ThreadSection>
      <Closing />
      {open === undefined ? null : (
        <Reader
          chapterId={open}
          preview={undefined}
          known={data?.chapter}
          comics={data ? [data.comic] : []}
          base={path}
          back="关上"
          mobile={!isWide()}
          onClose={shut}
        />
      )}
    </>
  );
}

/** A like below the last panel; who is signed in sees an own one. */
function ChapterLike({ chapter }: Pick<PublicChapter, 'chapter'>) {
  const { id } = chapter;
  const own = useCall(chapterKey(id), (options) => callRoute(comicChapterDetail, { chapterId: id }, options), {
    composed: () => chapter,
  });
  return (
    <div className={post.actions}>
      <LikeButton
        target={{ targetType: 'comic-chapter', targetId: id }}
        now={own.data ?? chapter}
        onUpdate={(part) => own.change((before) => ({ ...before, ...part }))}
      />
    </div>
  );
}

/** The chapter before and the one after, below the last panel, or the way to other comics. */
function ChapterNeighbours({ comic, chapter: { previous, next } }: PublicChapter) {
  return (
    <nav className={styles.nav} aria-label="前后的话">
      {previous ? (
        <Link href={chapterHref(previous)} className={styles.way} rel="prev">
          <BackIcon />
          <small>上一话 · 第 {previous.no} 话</small>
          <b>{previous.title}</b>
        </Link>
      ) : null}
      {next ? (
        <Link href={chapterHref(next)} className={styles.way} data-side="next" rel="next">
          <ArrowIcon />
          <small>下一话 · 第 {next.no} 话</small>
          <b>{next.title}</b>
        </Link>
      ) : (
        <p className={styles.end}>这部漫画的最后一话，读到这里了。</p>
      )}
      <ButtonLink href={comicHref(comic.id)}>
        <span>
          《<bdi>{comic.title}</bdi>》各话
        </span>
      </ButtonLink>
      <p className={styles.how}>
        小梭怎么做到的？<Link href="/product/">看产品</Link>
        <Link href="/client-download/">免费下载</Link>
      </p>
    </nav>
  );
}
