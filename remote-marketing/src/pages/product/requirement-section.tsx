import { Heading, text, TextLink, ThreadSection } from '@shared/ui';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';

const requirements = [
  { term: 'Windows', words: 'Windows 10（1809）及以上，64 位；老机器另有 32 位安装包' },
  { term: 'macOS', words: 'macOS 12 及以上，Apple 芯片与 Intel 各有安装包' },
  { term: 'Linux', words: 'deb 安装包，x64 与 arm64，适用于 Ubuntu 20.04、统信 UOS、银河麒麟' },
  { term: '内存', words: '4 GB 起，同时跑多条流程建议 8 GB' },
  { term: '硬盘', words: '安装约 600 MB，另留 2 GB 放运行记录' },
  { term: '网络', words: '激活与更新时联网；运行可以不联网' },
];

export function RequirementSection() {
  return (
    <ThreadSection side="left" tag="系统要求" last>
      <Split first={5}>
        <div>
          <Heading level={2} phrases={['手上的电脑，', '多半就能跑']} />
          <p className={text.lead}>下列要求为示例，实际以下载页的说明为准。</p>
          <TextLink href="/client-download/">看各平台安装包</TextLink>
        </div>
        <FactList facts={requirements} />
      </Split>
    </ThreadSection>
  );
}
