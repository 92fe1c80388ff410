import { usePage } from '@shared/ui/page';
import { ClosingAction, ThreadSection } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { StartActions } from '../../sections/start-actions';
import { DeploymentSection } from './deployment-section';
import { EditionSection } from './edition-section';
import { EditorTour } from './editor-tour';
import { FailureSection } from './failure-section';
import head from './head.json';
import { RequirementSection } from './requirement-section';
import { ScheduleSection } from './schedule-section';
import { SectionHead } from '../../sections/section-head';
import { ColumnHead } from '../../sections/clauses';
import styles from './component-section.module.css';
import { Split } from '../../sections/split';
import { RecorderScene } from './recorder-scene';
import pageWords from './words.json';

export default function Content() {
  const { client } = usePage().config.brand;
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        phrases={['看一遍，', '以后照着做。']}
        lead={`${client} 装在你的电脑上。录制、搭建、运行、定时、管理，五件事在一个窗口里。`}
        actions={<StartActions />}
      >
        <EditorTour />
      </Opening>
      <RecordingSection />
      <ComponentSection />
      <FailureSection />
      <ScheduleSection />
      <DeploymentSection />
      <EditionSection />
      <RequirementSection />
      <ClosingAction {...pageWords.closing}>
        <StartActions />
      </ClosingAction>
    </>
  );
}

function ComponentSection() {
  return (
    <ThreadSection side="right" tag="组件库">
      <SectionHead {...pageWords.heads.components} />
      <div className={styles.groups}>
        {pageWords.componentGroups.map(({ name, components }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {components.map((component) => (
                <li key={component}>{component}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ThreadSection>
  );
}

function RecordingSection() {
  return (
    <ThreadSection side="left" first>
      <Split first={5} centred>
        <ColumnHead {...pageWords.heads.recorder} />
        <RecorderScene />
      </Split>
    </ThreadSection>
  );
}
