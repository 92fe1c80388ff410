import { ButtonLink, ClosingAction, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { CertificateSection } from './certificate-section';
import { CourseLevels } from './course-levels';
import head from './head.json';
import { LearningPath } from './learning-path';
import { PracticeSection } from './practice-section';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('education', shipped);
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        {...pageWords.opening}
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
        <SectionHead {...pageWords.heads.levels} />
        <CourseLevels />
      </ThreadSection>
      <ThreadSection side="right" tag="练习">
        <PracticeSection />
      </ThreadSection>
      <ThreadSection side="left" tag="证书" last>
        <CertificateSection />
      </ThreadSection>
      <ClosingAction weave="herringbone" dye="education" {...pageWords.closing}>
        <ButtonLink variant="go" shuttle href="/client-download/">
          免费下载
        </ButtonLink>
        <ButtonLink href="/qa/">先看帮助文章</ButtonLink>
      </ClosingAction>
    </>
  );
}
