import { usePage } from '@shared/ui/page';
import { Buy } from './buy';
import { Home } from './home';
import { Product } from './product';
import { englishPage } from './words';

const pages = { home: Home, product: Product, buy: Buy };

export default function Content() {
  const Page = pages[englishPage(usePage().params)];
  return <Page />;
}
