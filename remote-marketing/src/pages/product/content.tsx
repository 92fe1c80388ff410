import { Heading } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { useEditions } from '../../content/editions';
import { DeploymentWays } from '../../features/deployment/deployment-ways';
import { Fleet } from '../../scenes/fleet';
import { Opening } from '../../sections/opening';
import { ColumnHead } from '../../sections/clauses';
import { filled } from '../../sections/filled';
import { Closing, PageSections } from '../../sections/page-sections';
import { ComponentSection } from './component-section';
import { EditionSection } from './edition-section';
import { EditorTour } from './editor-tour';
import { FailureSection } from './failure-section';
import head from './head.json';
import { SectionHead } from '../../sections/section-head';
import { Split } from '../../sections/split';
import { TextLinks } from '../../sections/text-links';
import { RecorderScene } from './recorder-scene';
import shipped from './words.json';
import { FactList } from '../../sections/fact-list';

export default function Content() {
  const pageWords = useContent('product', shipped);
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        {...pageWords.opening}
        lead={filled(pageWords.opening.lead, { client: usePage().config.brand.client })}
      >
        <EditorTour />
      </Opening>
      <PageSections
        words={pageWords}
        of={{
          recording: (
            <Split first={5} centred head={pageWords.recording}>
              <RecorderScene {...pageWords.recorder} recorded={pageWords.recorded} />
            </Split>
          ),
          components: <ComponentSection {...pageWords.components} />,
          failure: <FailureSection />,
          schedule: (
            <Fleet {...pageWords.schedule}>
              <ColumnHead {...pageWords.schedule} />
            </Fleet>
          ),
          deployment: (
            <>
              <Heading level={2} phrases={pageWords.deployment.phrases} />
              <DeploymentWays {...pageWords.deployment} />
              <FactList facts={pageWords.deployment.facts} columns={2} />
              <TextLinks links={[pageWords.deployment.action]} />
            </>
          ),
          editions: <EditionSection {...useEditions()} {...pageWords.editions} />,
          requirements: (
            <SectionHead {...pageWords.requirements}>
              <FactList facts={pageWords.requirements.items} columns={2} />
              <TextLinks links={[pageWords.requirements.action]} />
            </SectionHead>
          ),
        }}
      />
      <Closing {...pageWords.closing} />
    </>
  );
}
