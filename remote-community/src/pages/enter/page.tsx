import { type ReactNode, useState } from 'react';
import { call } from '@shared/client';
import { passesOn } from '@shared/client/auth';
import type { PageProps } from '@shared/contract';
import { request, sceneDataSource, workEntry } from '@shared/contract/endpoints';
import { Bones, ButtonLink, Empty, TextLink, ThreadSection } from '@shared/ui';
import { definePage, staticRegion } from '@shared/ui/page';
import { useOwnCall } from '../../features/calls/use-call';
import { PageHero } from '../../features/frame/page-hero';
import { useSignedIn } from '../../features/login/use-signed-in';
import { EntryEditor } from '../../features/works/entry-editor';
import { useScene } from '../../features/works/use-works';
import head from './head.json';
import { Unanswered } from '../../features/calls/unanswered';
import { LoginFirst } from '../../features/login/login-first';
import { useKeeper } from '../../features/owner/use-owner';
import { enteringHref, enteringReason, isOpen, whenEntered } from '../../features/works/entering';
import { EnteringTime } from '../../features/works/entering-link';
import { positive } from '../../features/frame/number-of';

const After = staticRegion('after', () => import(/* webpackChunkName: "enter.static" */ './after'));

export const page = definePage({
  start: 'eager',
  head,
  regions: [After],
  data: () => ({
    seasons: request(sceneDataSource, { sceneCode: 'work-season' }),
    categories: request(sceneDataSource, { sceneCode: 'work-category' }),
  }),
  Component: Enter,
});

function Head() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['写下你的流程，', '边写边存。']}
      low
      dim={1}
      lead="写了一半可以关掉，回来接着写；提交之前只有你看得到。"
    >
      <EnteringTime />
      <TextLink href="/rpa_awards/">何时截止、有什么奖、谁来评</TextLink>
      <noscript>
        <p>脚本没有运行，这个表单用不了。</p>
      </noscript>
    </PageHero>
  );
}

function Instead({ children }: { children: ReactNode }) {
  return (
    <>
      <Head />
      <ThreadSection side="left" first last>
        {children}
      </ThreadSection>
    </>
  );
}

function Enter({ query, host }: PageProps) {
  const signedIn = useSignedIn();
  const seasons = useScene('work-season');
  const id = positive(new URLSearchParams(query).get('entry'));
  // A form that was begun here stays, though it has an address now.
  const [begun, setBegun] = useState<number>();
  const [round, setRound] = useState(0);
  // A form belongs to who began it: whoever signs in next asks for it by its address, and sees nothing of what was typed or sent.
  const keeper = useKeeper();
  const [writer, setWriter] = useState(keeper);
  if (keeper !== undefined && keeper !== writer) {
    setWriter(keeper);
    if (writer !== undefined && !passesOn(writer, keeper)) {
      setBegun(undefined);
      setRound(round + 1);
    }
  }
  if (!signedIn && begun !== undefined) setBegun(undefined);
  const asked = id === undefined || id === begun ? null : id;
  const loaded = useOwnCall(asked === null ? null : ['work-entry', asked, round], (options) =>
    call(workEntry, { id: asked ?? 0 }, options),
  );
  if (asked !== null && !loaded.data) {
    return (
      <Instead>
        {signedIn ? (
          <Unanswered
            what="这件作品"
            call={loaded}
            bones={<Bones rows={6} />}
            none={
              <Empty title="没有这件作品" action={<ButtonLink href="/my/?tab=works">看我的作品</ButtonLink>}>
                也许已经删掉了，或者是用别的账号写的。
              </Empty>
            }
          />
        ) : (
          <LoginFirst title="登录后接着写" reason={enteringReason}>
            草稿存在你的账号里，只有你看得到。
          </LoginFirst>
        )}
      </Instead>
    );
  }
  const entry = asked === null ? null : (loaded.data ?? null);
  if (entry === null && begun === undefined && seasons.length > 0 && !seasons.some(isOpen)) {
    return (
      <Instead>
        <Empty title="现在不收作品" action={<ButtonLink href="/my/?tab=works">看我的草稿</ButtonLink>}>
          {whenEntered(seasons)}
        </Empty>
      </Instead>
    );
  }
  return (
    <EntryEditor
      key={`${String(asked ?? 'new')} ${String(round)}`}
      start={entry}
      head={<Head />}
      after={<After />}
      onKept={(kept) => {
        if (asked !== null) {
          loaded.change(() => kept);
          return;
        }
        if (begun !== undefined) return;
        setBegun(kept.id);
        host.navigate(enteringHref(kept.id), { replace: true });
      }}
      onTheirs={() => {
        setBegun(undefined);
        setRound(round + 1);
      }}
    />
  );
}
