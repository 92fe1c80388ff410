import { ArrowIcon, Link, text, ThreadSection, WeaveSwatch } from '@shared/ui';
import { useContent, usePage } from '@shared/ui/page';
import { Fragment } from 'react';
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

/** A name; that it leads to Chinese is said once above its list, and to who listens. */
function Name({ children }: { children: string }) {
  if (!children.endsWith(IN_CHINESE)) return children;
  return (
    <>
      {children.slice(0, -IN_CHINESE.length)}
      <span className={text.visuallyHidden}>{IN_CHINESE}</span>
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
        <div className={styles.loom}>
          <Loom {...words.loom} />
        </div>
      </Hero>
      <ThreadSection side="left" first>
        <SectionHead {...words.products} />
        {(['english', 'chinese'] as const).map((language) => (
          <Fragment key={language}>
            {language === 'chinese' ? <p className={styles.more}>{words.products.more}</p> : null}
            <ul className={`${styles.cards} ${styles[language]}`}>
              {products
                .filter(({ href }) => href.startsWith('/en/') === (language === 'english'))
                .map(({ name, words: said, href, weave, dye }) => (
                  <li key={href}>
                    <Link href={href} hrefLang={language === 'english' ? undefined : 'zh-CN'}>
                      <WeaveSwatch weave={weave} dye={dye} />
                      <h3>
                        <Name>{filled(name, { client })}</Name>
                      </h3>
                      <p>{said}</p>
                      <ArrowIcon />
                    </Link>
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
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
