import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['我的']}
      low
      lead="提问、预订、作品、证书走到哪一步，只有登录的你看得到。"
    />
  );
}
