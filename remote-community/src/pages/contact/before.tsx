import styles from './before.module.css';

const steps = [
  ['收到', '留言存进系统，带着时间和你选的主题。'],
  ['回复', '按你留的方式回。工作日 9:00–18:00（示例）之外收到的，下一个工作日回。'],
  ['一起看一遍', '约一个时间，看着你的屏幕把那件事走一遍，再说能不能自动跑。'],
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
