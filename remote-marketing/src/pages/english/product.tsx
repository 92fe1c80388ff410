import { useContent, usePage } from '@shared/ui/page';
import shipped from '../../content/english-product.json';
import { DeploymentWays } from '../../features/deployment/deployment-ways';
import { Fleet } from '../../scenes/fleet';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { RecorderScene } from '../product/recorder-scene';
import { EditorWindow } from './editor-window';
import { FactSections } from './fact-sections';
import styles from './product.module.css';
import { Prices } from './home';
import { englishCrumbs } from './words';

export function Product() {
  const { title, opening, recorder, schedule, ways, sections, closing } = useContent('english-product', shipped);
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
          schedule: <Fleet {...schedule} />,
          ways: <DeploymentWays {...ways} />,
          prices: <Prices />,
        }}
      />
      <Closing {...closing} />
    </>
  );
}
