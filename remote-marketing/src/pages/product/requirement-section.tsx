import { Heading, TextLink, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';

const requirements = [
  { term: 'Windows', words: 'Windows 10（21H2）及以上，64 位；老机器另有 32 位安装包' },
  { term: 'macOS', words: 'macOS 13 及以上，Apple 芯片与 Intel 各有安装包' },
  {
    term: 'Linux',
    words: 'deb 安装包，x64 与 arm64，适用于 Debian 12、Ubuntu 22.04、统信 UOS 20、银河麒麟 V10 及以上',
  },
  { term: '内存', words: '8 GB；32 位的安装包 4 GB 就够' },
  { term: '硬盘', words: '4 GB 可用，其中安装约 600 MB，其余放运行记录' },
  { term: '网络', words: '激活与更新时联网；运行可以不联网' },
];

export function RequirementSection() {
  return (
    <ThreadSection side="left" tag="系统要求" last>
      <Split first={5}>
        <div>
          <Heading level={2} phrases={['手上的电脑，', '多半就能跑']} />
          <Lead>下列要求为示例；现有哪些系统的安装包，各要什么，都以下载页为准。</Lead>
          <TextLink href="/client-download/">看各平台安装包</TextLink>
        </div>
        <FactList facts={requirements} />
      </Split>
    </ThreadSection>
  );
}
