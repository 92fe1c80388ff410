import { Heading } from '@shared/ui';
import { FactList } from '../../sections/fact-list';
import styles from './beliefs.module.css';

const beliefs = [
  { term: '先停再问', words: '拿不准的一步，宁可停下来等人，也不替人做主。' },
  { term: '留得下痕', words: '做过什么、按哪条规则、谁点的头，都能翻出来。' },
  { term: '说人话', words: '步骤写成句子。搭的人和看的人，读到的是同一句。' },
  { term: '走得开', words: '流程和数据都能带走。不好用的话，走得了才敢来。' },
];

export function Beliefs() {
  return (
    <>
      <p className={styles.quote}>
        省下来的时间，不是为了再多做几张表，是为了<b>做那件只有人能做的事。</b>
      </p>
      <Heading level={2} phrases={['我们守着的', '四条']} className={styles.title} />
      <FactList facts={beliefs} columns={2} />
    </>
  );
}
