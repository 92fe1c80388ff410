import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { Closing, PageSections } from '../../sections/page-sections';
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
      <Opening crumbs={head.breadcrumb} {...pageWords.opening}>
        <LearningPath />
      </Opening>
      <PageSections
        words={pageWords}
        of={{
          levels: (
            <>
              <SectionHead {...pageWords.levels} />
              <CourseLevels />
            </>
          ),
          practice: <PracticeSection />,
          certificate: <CertificateSection />,
        }}
      />
      <Closing weave="herringbone" dye="education" {...pageWords.closing} />
    </>
  );
}
