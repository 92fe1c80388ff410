import { ComicsHero } from '../../features/comics/comics-hero';
import head from './head.json';

export default function Hero() {
  return <ComicsHero crumbs={head.breadcrumb} />;
}
