import { Heading, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import { RecorderScene } from './recorder-scene';

export function RecordingSection() {
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
