import { ClosingAction } from '@shared/ui';
import { StartActions } from '../../sections/start-actions';
import { CaseSection } from './case-section';
import { CommunitySection } from './community-section';
import { Hero } from './hero';
import { ProductSection } from './product-section';
import { QuestionSection } from './question-section';
import { RoleSection } from './role-section';
import { SolutionSection } from './solution-section';
import { StepSection } from './step-section';

export default function Content() {
  return (
    <>
      <Hero />
      <ProductSection />
      <RoleSection />
      <StepSection />
      <SolutionSection />
      <CaseSection />
      <CommunitySection />
      <QuestionSection />
      <ClosingAction
        phrases={['挑一件', '最烦的事，', '先交出去。']}
        lead="装好客户端，打开录制，把那件事照常做一遍。跑通了，再想下一件。"
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}
