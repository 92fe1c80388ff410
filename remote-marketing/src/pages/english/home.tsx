import { ArrowIcon, Link, ThreadSection, WeaveSwatch } from '@shared/ui';
import { useContent, usePage } from '@shared/ui/page';
import { useEditions } from '../../content/editions';
import buy from '../../content/english-buy.json';
import shipped from '../../content/english-home.json';
import type { Product } from '../../content/shapes';
import { Loom } from '../../scenes/loom';
import { EditionPrices } from '../../sections/edition-prices';
import { filled } from '../../sections/filled';
import { Hero } from '../../sections/hero';
import { Closing } from '../../sections/page-sections';
import { SectionHead } from '../../sections/section-head';
import { editionsIn, translator } from './editions';
import { EditorWindow } from './editor-window';
import { FactSections } from './fact-sections';
import styles from './home.module.css';

const IN_CHINESE = ' (in Chinese)';

/** A name; where it leads to Chinese, it says so in a small tag. */
function Name({ children }: { children: string }) {
  if (!children.endsWith(IN_CHINESE)) return children;
  return (
    <>
      {children.slice(0, -IN_CHINESE.length)}{' '}
      <small className={styles.tag}>
        <span>(in </span>Chinese<span>)</span>
      </small>
    </>
  );
}

export function Home() {
  const words = useContent('english-home', shipped);
  const { client } = usePage().config.brand;
  const products = words.products.items as (Pick<Product, 'weave' | 'dye'> & (typeof words.products.items)[number])[];
  return (
    <>
      <Hero {...words.hero}>
        <Loom {...words.loom} />
      </Hero>
      <ThreadSection side="left" first>
        <SectionHead {...words.products} />
        <ul className={styles.cards}>
          {products.map(({ name, words: text, href, weave, dye }) => (
            <li key={href}>
              <Link href={href} hrefLang={href.startsWith('/en/') ? undefined : 'zh-CN'}>
                <WeaveSwatch weave={weave} dye={dye} />
                <h3>
                  <Name>{filled(name, { client })}</Name>
                </h3>
                <p>{text}</p>
                <ArrowIcon />
              </Link>
            </li>
          ))}
        </ul>
      </ThreadSection>
      <FactSections sections={words.sections} of={{ editor: <EditorWindow />, prices: <Prices /> }} before={1} />
      <Closing {...words.closing} />
    </>
  );
}

/** The editions, in English. */
export function Prices() {
  const { terms, comparison } = useContent('english-buy', buy);
  return <EditionPrices {...editionsIn(useEditions(), translator(terms))} words={comparison} />;
}
