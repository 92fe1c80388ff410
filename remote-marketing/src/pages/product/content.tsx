import { usePage, useContent } from '@shared/ui/page';
import { ClosingAction, Heading, TextLink, ThreadSection } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { StartActions } from '../../sections/start-actions';
import { DeploymentSection } from './deployment-section';
import { EditionSection } from './edition-section';
import { EditorTour } from './editor-tour';
import { FailureSection } from './failure-section';
import head from './head.json';
import { ScheduleSection } from './schedule-section';
import { SectionHead } from '../../sections/section-head';
import { ColumnHead, Lead } from '../../sections/clauses';
import styles from './component-section.module.css';
import { Split } from '../../sections/split';
import { RecorderScene } from './recorder-scene';
import shipped from './words.json';
import { FactList } from '../../sections/fact-list';

export default function Content() {
  const pageWords = useContent('product', shipped);
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
  const pageWords = useContent('product', shipped);
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
  const pageWords = useContent('product', shipped);
  return (
    <ThreadSection side="left" first>
      <Split first={5} centred>
        <ColumnHead {...pageWords.heads.recorder} />
        <RecorderScene />
      </Split>
    </ThreadSection>
  );
}

function RequirementSection() {
  const pageWords = useContent('product', shipped);
  return (
    <ThreadSection side="left" tag="系统要求" last>
      <Split first={5}>
        <div>
          <Heading level={2} phrases={['手上的电脑，', '多半就能跑']} />
          <Lead>下列要求为示例；现有哪些系统的安装包，各要什么，都以下载页为准。</Lead>
          <TextLink href="/client-download/">看各平台安装包</TextLink>
        </div>
        <FactList facts={pageWords.requirements} />
      </Split>
    </ThreadSection>
  );
}
