import { useEffect } from 'react';
import type { PageProps } from '@shared/contract';
import { sceneDataSource, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { ThreadSection, Actions, ButtonLink } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { useTurnedTo } from '../../features/list/use-turned-to';
import { publicWorksRequest, useWorks } from '../../features/works/use-works';
import { WorksFilter } from '../../features/works/works-filter';
import { WorksList } from '../../features/works/works-list';
import { parseWorksQuery, workHref, worksHref } from '../../features/works/works-query';
import { awardsHead } from './head';
import head from './head.json';
import { Seasons } from './seasons';
import styles from './page.module.css';
import { PageHero } from '../../features/frame/page-hero';
import { EnteringLink, EnteringTime } from '../../features/works/entering-link';
import { Banner } from './banner';

const Facts = staticRegion('facts', () => import(/* webpackChunkName: "awards.static" */ './facts'));
const Entering = staticRegion('entering', () => import(/* webpackChunkName: "awards.static" */ './entering'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "awards.static" */ './closing'));

export const page = definePage({
  content: ['awards'],
  head: (_params, data) => awardsHead(data?.works.items),
  regions: [Facts, Entering, Closing],
  data: () => ({
    works: publicWorksRequest(parseWorksQuery('')),
    seasons: request(sceneDataSource, { sceneCode: 'work-season' }),
    categories: request(sceneDataSource, { sceneCode: 'work-category' }),
  }),
  Component: Awards,
});

function Awards({ query, host }: PageProps) {
  const asked = parseWorksQuery(query);
  const works = useWorks(asked);
  const beginning = useTurnedTo<HTMLHeadingElement>(worksHref(asked));
  const { workId } = asked;
  useEffect(() => {
    if (workId !== undefined) host.navigate(workHref(workId), { replace: true });
  }, [workId, host]);
  return (
    <>
      <Hero />
      <ThreadSection side="left" first id="works">
        <AsOf />
        <Facts />
        <h2 ref={beginning} tabIndex={-1} className={styles.title}>
          作品
        </h2>
        <WorksFilter query={asked} />
        <WorksList works={works} query={asked} />
      </ThreadSection>
      <ThreadSection side="right" tag="参加" id="enter">
        <Entering />
      </ThreadSection>
      <ThreadSection side="left" tag="赛季" last="here">
        <Seasons />
      </ThreadSection>
      <Closing />
    </>
  );
}

/** The hero, whose button is there while a season takes works. */
function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      dark
      phrases={['交一个正在', '替你干活的流程。']}
      dim={1}
      lead={'不比花样，比它替谁省下了哪一段时间。写\u2060清\u2060楚它碰哪些系统、停在哪一步、谁来确认。'}
      picture={<Banner />}
    >
      <Actions>
        <EnteringLink />
        <ButtonLink href="#works">看作品</ButtonLink>
      </Actions>
      <EnteringTime />
    </PageHero>
  );
}
