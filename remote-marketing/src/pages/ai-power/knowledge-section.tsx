import { DocumentIcon, Heading, Scene } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Lead } from '../../sections/clauses';
import { Choice } from '../../sections/choice';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';
import { Touch } from '../../scenes/touch';
import styles from './knowledge-section.module.css';
import shipped from './words.json';

/** Questions that a visitor can ask the sample; a question's class marks where its answer stands, and the last one is nowhere. */
const questions = [
  {
    key: 'limit',
    question: '一档城市每晚能报多少？',
    answer: '每晚不超过 420 元。',
    source: '差旅办法 · 第四条 · 第 3 页',
  },
  {
    key: 'excess',
    question: '住宿超标 80 元能报吗？',
    answer: '因会议或展会临时涨价的，能；由部门负责人批准，并附当日房价的截图。',
    source: '差旅办法 · 第四条 · 第 3 页',
  },
  {
    key: 'visa',
    question: '签证费能报吗？',
    answer: '资料里没有写签证费，已记下等人补。',
    source: undefined,
  },
];

export function KnowledgeSection() {
  const pageWords = useContent('ai-power', shipped).knowledge;
  return (
    <Split first={5} centred>
      <div className={styles.words}>
        <Heading level={2} phrases={pageWords.phrases} />
        <Lead>{pageWords.lead}</Lead>
        <FactList facts={pageWords.facts} />
      </div>
      <Touch label="试着问一份资料" className={styles.scene}>
        <fieldset className={styles.questions}>
          <legend>问它一句</legend>
          {questions.map(({ key, question, answer, source }) => (
            <Choice
              key={key}
              name="question"
              value={key}
              chosen={key === 'excess'}
              say={`${answer}${source ? `出处：${source}` : ''}`}
            >
              {question}
            </Choice>
          ))}
        </fieldset>
        <Scene
          label="资料的原文：差旅办法第四条，住宿按城市分档，超出部分经批准可以报销；答案引用的句子标了出来"
          className={styles.paper}
        >
          <p>差旅办法.docx&emsp;·&emsp;第 3 页&emsp;·&emsp;示例</p>
          <b>第四条&emsp;住宿</b>
          <span>
            员工出差住宿按城市分档报销。<mark className={styles.limit}>一档城市每晚不超过 420 元</mark>，二档 340
            元，其余 280 元。
          </span>
          <span>
            <mark className={styles.excess}>
              因会议或展会临时涨价的，超出部分经部门负责人批准后可以报销，须附当日房价截图
            </mark>
            。
          </span>
          <i />
          <i />
        </Scene>
        <i className={styles.line} />
        <div className={styles.answers} data-tone="dark">
          {questions.map(({ key, question, answer, source }) => (
            <div key={key} className={styles[key]}>
              <p>{question}</p>
              {answer}
              {source ? (
                <span>
                  <DocumentIcon />
                  {source}
                </span>
              ) : (
                <span>没有出处</span>
              )}
            </div>
          ))}
        </div>
      </Touch>
    </Split>
  );
}
