import { Actions, ButtonLink } from '@shared/ui';
import { PageHero } from '../../features/frame/page-hero';
import { EnteringLink, EnteringTime } from '../../features/works/entering-link';
import { Banner } from './banner';
import { head } from './head';

/** Its button is there while a season takes works. */
export function Hero() {
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
