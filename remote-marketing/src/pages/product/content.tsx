import { usePage } from '@shared/ui/page';
import { ClosingAction, ThreadSection, Heading } from '@shared/ui';
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
import styles from './component-section.module.css';
import { Lead } from '../../sections/clauses';
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
      <ClosingAction
        phrases={['今天就', '录第一条。']}
        lead="选一个每天都要点的操作，从打开网页到点保存，照常做一遍就行。"
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}

function ComponentSection() {
  return (
    <ThreadSection side="right" tag="组件库">
      <SectionHead
        phrases={['一步，', '一个组件']}
        lead="常用的动作都现成。没有的，写一段代码，或把几步存成自己的组件给同事用。"
      />
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
        <div>
          <Heading level={2} phrases={['你点到哪，', '它记到哪']} />
          <Lead>录的不是屏幕坐标，而是那个按钮叫什么、在谁旁边。窗口挪了位置、换了分辨率，照样找得到。</Lead>
        </div>
        <RecorderScene />
      </Split>
    </ThreadSection>
  );
}
