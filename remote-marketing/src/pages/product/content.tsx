import { usePage } from '@shared/ui/page';
import { ClosingAction } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { StartActions } from '../../sections/start-actions';
import { ComponentSection } from './component-section';
import { DeploymentSection } from './deployment-section';
import { EditionSection } from './edition-section';
import { EditorTour } from './editor-tour';
import { FailureSection } from './failure-section';
import { productCrumbs } from './head';
import { RecordingSection } from './recording-section';
import { RequirementSection } from './requirement-section';
import { ScheduleSection } from './schedule-section';

export default function Content() {
  const { client } = usePage().config.brand;
  return (
    <>
      <Opening
        crumbs={productCrumbs}
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
