import { ButtonLink } from '@shared/ui';
import { PageHero } from '../../features/frame/page-hero';
import { Knot } from './knot';
import { head } from './head';

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['卡在哪一步，', '就问哪一步。']}
      dim={1}
      lead="写下停在哪一步、看到什么提示。别人解过的结这里找得到，官方推荐的答案排在最前。"
      picture={<Knot />}
    >
      <ButtonLink href="#ask">提一个问题</ButtonLink>
    </PageHero>
  );
}
