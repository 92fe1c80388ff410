import { Chip, DataTable } from '@shared/ui';
import styles from './before.module.css';
import pageWords from './words.json';

export default function Before() {
  return (
    <div className={styles.before}>
      <section>
        <h3>
          装之前看一眼 <Chip kind="sample" />
        </h3>
        <DataTable label="系统与配置" columns={['系统与配置', '最低', '建议']} rows={pageWords.requirements} />
      </section>
      <section>
        <h3>核对文件</h3>
        <p>运行一行命令，把结果与上表的 SHA-256 比对；一字不差，文件就是原样。</p>
        <dl>
          {pageWords.checks.map(([system, command]) => (
            <div key={system}>
              <dt>{system}</dt>
              <dd>
                <code>{command}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
