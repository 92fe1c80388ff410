import { Heading, ShuttleIcon, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './template-section.module.css';

const templates = [
  { name: '合同初读', given: '一份待签合同', makes: '缺的条款、要问法务的句子' },
  { name: '简历初看', given: '岗位要求和一批简历', makes: '符合几条、还差什么' },
  { name: '会后纪要', given: '录音转的文字', makes: '定了什么、谁做、哪天' },
  { name: '询价登记', given: '询价邮件与附件', makes: '规格、数量、回复期限' },
  { name: '差评归因', given: '一周的评价', makes: '原因排序和原话' },
  { name: '制度问答', given: '员工手册', makes: '带条款号的回答' },
  { name: '工单分派', given: '报修描述', makes: '类别、轻重、该找谁' },
];

export function TemplateSection() {
  return (
    <ThreadSection side="left" tag="模板" last>
      <Split first={4}>
        <div>
          <Heading level={2} phrases={['从差不多的', '开始改']} />
          <Lead>换上自己的资料就能试。模板为示例，随版本增减。</Lead>
        </div>
        <ul className={styles.templates}>
          {templates.map(({ name, given, makes }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{given}</p>
              <ShuttleIcon />
              <p>{makes}</p>
            </li>
          ))}
        </ul>
      </Split>
    </ThreadSection>
  );
}
