import { ButtonLink, ClosingAction, ThreadSection } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { CertificateSection } from './certificate-section';
import { CourseLevels } from './course-levels';
import head from './head.json';
import { LearningPath } from './learning-path';
import { PracticeSection } from './practice-section';

export default function Content() {
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        phrases={['学一级，', '能办一类事。']}
        lead="三级课程，每级都以一件真能用上的事收尾。学到哪儿都可以停，停在哪儿都有用。"
        actions={
          <>
            <ButtonLink variant="go" shuttle href="/client-download/">
              装上边学边做
            </ButtonLink>
            <ButtonLink href="/certificate/">申请证书</ButtonLink>
          </>
        }
      >
        <LearningPath />
      </Opening>
      <ThreadSection side="left" first>
        <SectionHead phrases={['每一级，', '学什么']} lead="课时与内容为示例，视频课在学院站点，练习在客户端里做。" />
        <CourseLevels />
      </ThreadSection>
      <ThreadSection side="right" tag="练习">
        <PracticeSection />
      </ThreadSection>
      <ThreadSection side="left" tag="证书" last>
        <CertificateSection />
      </ThreadSection>
      <ClosingAction
        weave="herringbone"
        dye="education"
        phrases={['今晚学一课，', '明早用一次。']}
        lead="第一课二十分钟（示例），做完就有一条能跑的流程。"
      >
        <ButtonLink variant="go" shuttle href="/client-download/">
          免费下载
        </ButtonLink>
        <ButtonLink href="/qa/">先看帮助文章</ButtonLink>
      </ClosingAction>
    </>
  );
}
