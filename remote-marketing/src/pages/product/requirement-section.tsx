import { Heading, TextLink, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';
import pageWords from './words.json';

export function RequirementSection() {
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
