import { Chip, DataTable, Heading, text, TextLink, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './edition-section.module.css';

export function EditionSection() {
  return (
    <ThreadSection side="right" tag="版本">
      <Split first={4}>
        <div>
          <Heading level={2} phrases={['先用起来，', '再选版本']} />
          <Lead>四个版本是同一个客户端，换版本不用重装，也不用重搭流程。</Lead>
          <TextLink href="/buy/">逐项比较版本</TextLink>
        </div>
        <div>
          <DataTable
            label="版本差别，示例"
            columns={['功能', '个人版', '专业版', '团队版', '企业版']}
            rows={[
              ['录制与搭建', '有', '有', '有', '有'],
              ['定时运行', '1 条', '不限', '不限', '不限'],
              ['共享流程', '没有', '没有', '有', '有'],
              ['自建管理台', '没有', '没有', '没有', '有'],
            ]}
          />
          <p className={`${text.note} ${styles.note}`}>
            <Chip kind="sample" />
            &emsp;额度与功能以版本说明页为准
          </p>
        </div>
      </Split>
    </ThreadSection>
  );
}
