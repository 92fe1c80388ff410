import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['写过的、订过的，', '都在这里。']}
      low
      dim={1}
      lead="只有登录的你看得到：提问和回答走到哪一步，座位订在哪天，证书编号是多少，哪些设备还登录着。"
    />
  );
}
