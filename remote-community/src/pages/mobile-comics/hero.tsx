import { Colleagues } from '../../features/comics/colleagues';
import { PageHero } from '../../features/frame/page-hero';
import { head } from './head';

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['三个同事，', '一只小梭。']}
      dim={1}
      lead="办公室里那些抄不完、对不上、催得急的事，画成几分钟能读完的漫画。"
      note="人物与故事均为虚构示例"
      picture={<Colleagues />}
    />
  );
}
