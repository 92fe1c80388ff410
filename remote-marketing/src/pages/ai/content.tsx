import { Faq, Heading, AppWindow, Scene, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Ending } from '../../sections/ending';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { PageSections } from '../../sections/page-sections';
import { TextLinks } from '../../sections/text-links';
import { Plain } from '../../sections/plain';
import { ConfidenceScene } from './confidence-scene';
import head from './head.json';
import { ReadingScene } from './reading-scene';
import { TwoDoors } from './two-doors';
import { WorkSplit } from './work-split';
import styles from './writing-scene.module.css';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('ai', shipped);
  return (
    <>
      <Opening dark crumbs={head.breadcrumb} {...pageWords.opening}>
        <ReadingScene />
      </Opening>
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          workSplit: <WorkSplit />,
          unsure: (
            <Split first={4} head={pageWords.unsure}>
              <ConfidenceScene />
            </Split>
          ),
          draft: (
            <Split first={5} head={pageWords.draft}>
              <WritingScene />
            </Split>
          ),
          doors: <TwoDoors />,
          questions: (
            <Split first={4}>
              <div>
                <Heading level={2} phrases={pageWords.questions.phrases} />
                <TextLinks links={pageWords.questions.links} />
              </div>
              <Faq items={pageWords.questions.items} name="ai-faq" />
            </Split>
          ),
        }}
      />
      <Ending form="steps" {...pageWords.closing} />
    </>
  );
}

/** A drafted reply with what a person changed in it. */
function WritingScene() {
  return (
    <Scene label="一封回信草稿：人把“请您耐心等待”改成了具体日期，正等着点发送">
      <AppWindow title="回信草稿　·　少两根轨道" bar={<StatusMark status="running">等人发送</StatusMark>}>
        <div className={styles.letter}>
          <p>您好，查到送货单上写的是 48 根，仓库实收 46 根，确实少了两根。</p>
          <p>
            已经从华南的仓库补发，运单号 SF…0382，<del>请您耐心等待</del>
            <ins>周四下午能到，到前会打您电话</ins>。
          </p>
          <p>
            挂轮的数量是对的，<del>如有其他问题请联系我们</del>
            <ins>不用另外清点</ins>。
          </p>
          <ul>
            <li>送货单 SH-261111</li>
            <li>华南仓出库 11-12</li>
            <li>上次改过的说法 2 处</li>
          </ul>
        </div>
      </AppWindow>
    </Scene>
  );
}
