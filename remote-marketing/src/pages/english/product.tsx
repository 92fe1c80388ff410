import { AppWindow, Scene, StepLine } from '@shared/ui';
import { useContent, usePage } from '@shared/ui/page';
import shipped from '../../content/english-product.json';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { FactSections } from './fact-sections';
import styles from './product.module.css';
import { englishCrumbs } from './words';

export function Product() {
  const { title, opening, picture, sections, closing } = useContent('english-product', shipped);
  const { client } = usePage().config.brand;
  return (
    <>
      <Opening
        crumbs={englishCrumbs('product', title)}
        crumbsLabel="You are here"
        {...opening}
        lead={filled(opening.lead, { client })}
        arrange="stacked"
        picture={
          <Scene label={picture.label}>
            <AppWindow title={picture.title}>
              <StepLine steps={picture.steps} running={2} className={styles.steps} />
            </AppWindow>
          </Scene>
        }
      />
      <FactSections sections={sections} />
      <Closing {...closing} />
    </>
  );
}
