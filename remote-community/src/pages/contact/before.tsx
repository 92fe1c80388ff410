import styles from './before.module.css';

const steps = [
  ['收到', '留言存进系统，当场给你一个编号。'],
  ['处理', '有人接手，状态就从“已收到”变成“处理中”。登录后留的言，在「我的」里看得到。'],
  ['回复', '留的是邮箱就回邮件，是电话就打过去。发出的邮件在「我的」里也有一份。'],
] as const;

export default function Before() {
  return (
    <section className={styles.before}>
      <h2>发出去以后</h2>
      <ol>
        {steps.map(([title, words]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
