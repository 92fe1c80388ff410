import { Scene } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { Closing, PageSections } from '../../sections/page-sections';
import { BuilderScene } from './builder-scene';
import head from './head.json';
import { KnowledgeSection } from './knowledge-section';
import { ModelSection } from './model-section';
import { PublishSection } from './publish-section';
import { StairSection } from './stair-section';
import { TemplateSection } from './template-section';
import Ground from './woven-ground.svg?react';
import Picks from './woven-picks.svg?react';
import styles from './woven-word.module.css';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('ai-power', shipped);
  return (
    <>
      <Opening
        dark
        crumbs={head.breadcrumb}
        {...pageWords.opening}
        picture={<WovenWord caption={pageWords.opening.caption} />}
      >
        <BuilderScene />
      </Opening>
      <PageSections
        words={pageWords}
        of={{
          stair: <StairSection />,
          knowledge: <KnowledgeSection />,
          models: <ModelSection />,
          publish: <PublishSection />,
          templates: <TemplateSection />,
        }}
      />
      <Closing weave="jacquard" dye="power" {...pageWords.closing} />
    </>
  );
}

/** A woven 答办, the weave of AI Power: its picks are laid in from the top once, then it hangs. */
function WovenWord({ caption }: { caption: string }) {
  return (
    <figure className={styles.word}>
      <Scene label="织出来的两个字：答、办" className={styles.cloth}>
        <Ground />
        <div className={styles.picks}>
          <div>
            <Picks />
          </div>
        </div>
      </Scene>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
