import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['写过的、订过的，', '都在这里。']}
      low
      dim={1}
      lead="提问、预订、作品、证书走到哪一步，只有登录的你看得到。"
    />
  );
}
