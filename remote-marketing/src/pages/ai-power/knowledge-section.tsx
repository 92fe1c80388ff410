import { DocumentIcon, Heading, Scene, text, ThreadSection } from '@shared/ui';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';
import styles from './knowledge-section.module.css';

const facts = [
  { term: '读得进', words: 'Word、PDF、Excel、网页，拍下来的图也认字' },
  { term: '跟得上', words: '原件一改，按你定的时间重读，旧答案作废' },
  { term: '守得住', words: '谁看不到那份文件，应用就不拿它回答谁' },
];

export function KnowledgeSection() {
  return (
    <ThreadSection side="right" tag="资料">
      <Split first={5} centred>
        <div className={styles.words}>
          <Heading level={2} phrases={['每句话，', '指得出原文']} />
          <p className={text.lead}>资料切成段，每段记着文件名和条款。翻得到才回答，翻不到就说没有。</p>
          <FactList facts={facts} />
        </div>
        <Scene label="制度原文第 4 条里的两句被标出来，应用的回答引用了这两句" className={styles.scene}>
          <div className={styles.paper}>
            <p>差旅办法.docx&emsp;·&emsp;第 3 页</p>
            <b>第四条&emsp;住宿</b>
            <span>
              员工出差住宿按城市分档报销。<mark>一档城市每晚不超过 420 元</mark>，二档 340 元，其余 280 元。
            </span>
            <span>
              因会议或展会临时涨价的，<mark>超出部分经部门负责人批准后可以报销</mark>，须附当日房价截图。
            </span>
            <i />
            <i />
          </div>
          <svg className={styles.line} viewBox="0 0 120 140" aria-hidden="true">
            <path d="M0 4h70c30 0 30 0 30 30v104" />
          </svg>
          <div className={styles.answer} data-tone="dark">
            <p>住宿超标 80 元能报吗？</p>
            能。由部门负责人批准，并附当日房价的截图。
            <span>
              <DocumentIcon />
              差旅办法 · 第四条 · 第 3 页
            </span>
          </div>
        </Scene>
      </Split>
    </ThreadSection>
  );
}
