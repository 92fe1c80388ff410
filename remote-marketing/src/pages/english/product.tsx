import { useContent, usePage } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import buy from '../../content/english-buy.json';
import shipped from '../../content/english-product.json';
import { DeploymentWays } from '../../features/deployment/deployment-ways';
import { Fleet } from '../../scenes/fleet';
import { ColumnHead } from '../../sections/clauses';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { ComponentSection } from '../product/component-section';
import { EditionSection } from '../product/edition-section';
import { RecorderScene } from '../product/recorder-scene';
import { EditorWindow } from './editor-window';
import { FactSections } from './fact-sections';
import styles from './product.module.css';
import { editionsIn, translator } from './editions';
import { englishCrumbs } from './words';

export function Product() {
  const words = useContent('english-product', shipped);
  const { title, opening, recorder, components, unfold, schedule, ways, editions, sections, closing } = words;
  const { terms, comparison } = useContent('english-buy', buy);
  const say = translator(terms);
  const prices = editionsIn(useEditions(), say);
  const marks = [say(ALLOWED), say(NOT_ALLOWED)];
  const { client } = usePage().config.brand;
  return (
    <>
      <Opening
        crumbs={englishCrumbs('product', title)}
        crumbsLabel="You are here"
        {...opening}
        lead={filled(opening.lead, { client })}
      >
        <div className={styles.editor}>
          <EditorWindow />
        </div>
      </Opening>
      <FactSections
        sections={sections}
        of={{
          recorder: <RecorderScene {...recorder} />,
          components: (head) => <ComponentSection {...head} groups={components} unfold={unfold} />,
          schedule: (head) => (
            <Fleet {...schedule}>
              <ColumnHead {...head} />
            </Fleet>
          ),
          ways: (head) => (
            <>
              <ColumnHead {...head} />
              <DeploymentWays {...ways} />
            </>
          ),
          prices: (head) => <EditionSection {...prices} {...comparison} {...editions} {...head} marks={marks} />,
        }}
      />
      <Closing {...closing} />
    </>
  );
}
