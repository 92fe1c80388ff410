import type { Status } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { ColumnHead } from '../../sections/clauses';
import { SampleCode } from '../../sections/sample-code';
import { Split } from '../../sections/split';
import { Closing, PageSections } from '../../sections/page-sections';
import { DebugScene } from './debug-scene';
import head from './head.json';
import { ReviewScene } from './review-scene';
import { SideBySide } from './side-by-side';
import shipped from './words.json';
import { mark, mono } from '../../scenes/cells';
import { LineTable } from '../../scenes/line-table';

export default function Content() {
  const pageWords = useContent('ai-weave', shipped);
  return (
    <>
      <Opening dark crumbs={head.breadcrumb} {...pageWords.opening}>
        <SideBySide />
      </Opening>
      <PageSections
        words={pageWords}
        of={{
          debug: (
            <Split first={7} centred headed>
              <DebugScene />
              <ColumnHead {...pageWords.debug} />
            </Split>
          ),
          packages: (
            <SectionHead {...pageWords.packages}>
              <LineTable
                {...pageWords.packages}
                rows={pageWords.packages.items.map(({ name, does, version, status, word, users }) => [
                  mono(name),
                  does,
                  version,
                  mark(status as Status, word),
                  users,
                ])}
              />
            </SectionHead>
          ),
          review: (
            <Split first={5} centred head={pageWords.review}>
              <ReviewScene />
            </Split>
          ),
          samples: (
            <SectionHead {...pageWords.samples}>
              <SampleCode {...pageWords.samples} />
            </SectionHead>
          ),
          starts: (
            <SectionHead phrases={pageWords.starts.phrases}>
              <FactList wide facts={pageWords.starts.items} />
            </SectionHead>
          ),
        }}
      />
      <Closing weave="twill" dye="weave" {...pageWords.closing} />
    </>
  );
}
