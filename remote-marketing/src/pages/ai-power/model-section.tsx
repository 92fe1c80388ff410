import { DataTable, text, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './model-section.module.css';
import shipped from './words.json';
import { mark } from '../../scenes/cells';

export function ModelSection() {
  const pageWords = useContent('ai-power', shipped);
  return (
    <ThreadSection side="left" tag="模型">
      <SectionHead {...pageWords.heads.models} />
      <div className={styles.models}>
        <DataTable
          label="三个模型对同一个问题的回答，示例"
          stacked
          columns={['“把这封询价邮件归类，列出要点”', '模型甲　示例', '模型乙　示例', '自己部署　示例']}
          rows={[
            ['归类', '询价 · 标准件', '询价', '询价 · 标准件'],
            ['要点', '三种规格、月底前报价、含税到厂价', '要报价，月底前', '三种规格、月底前、含税到厂'],
            ['用时', '2.1 秒', '0.8 秒', '1.9 秒'],
            ['数据去处', '外部服务', '外部服务', '只在内网'],
            ['选用', '—', '—', mark('done', '用于“询价登记”')],
          ]}
        />
      </div>
      <p className={`${text.note} ${styles.note}`}>用时与结果均为示例，以你自己的资料试出来的为准。</p>
    </ThreadSection>
  );
}
