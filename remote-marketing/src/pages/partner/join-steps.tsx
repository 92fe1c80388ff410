import styles from './join-steps.module.css';

const steps = [
  { name: '留言', words: '写明类型、行业、团队情况', who: '你' },
  { name: '通话', words: '半小时，看合不合适', who: '双方' },
  { name: '试做一条', words: '拿一个真实场景，搭一条能跑的', who: '你，我们陪着' },
  { name: '签协议', words: '条件写在纸上，期限一年', who: '双方' },
  { name: '第一单', words: '商机登记，交付经理跟到上线', who: '你，我们跟着' },
];

export function JoinSteps() {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, words, who }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{words}</span>
          <em>{who}</em>
        </li>
      ))}
    </ol>
  );
}
