import styles from './before.module.css';

const steps = [
  ['收到', '留言存进系统，当场给你一个编号。'],
  ['处理', '有人接手，状态就从“已收到”变成“处理中”。登录后留的言，在“我的”里看得到。'],
  ['回复', '按你留的方式：电话，或者邮箱。从这里写出去的回信，“我的”里也有一份。'],
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
