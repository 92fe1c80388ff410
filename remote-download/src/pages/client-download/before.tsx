import { Chip, DataTable } from '@shared/ui';
import styles from './before.module.css';

const requirements = [
  ['Windows', '10（21H2）', '11'],
  ['macOS', '13', '14 及以上'],
  ['Linux', 'Debian 12、Ubuntu 22.04', 'Ubuntu 24.04'],
  ['内存', '8 GB，32 位 4 GB', '16 GB'],
  ['磁盘', '4 GB 可用', '10 GB 可用'],
] as const;

const checks = [
  ['Windows（PowerShell）', 'Get-FileHash 下载的文件'],
  ['macOS（终端）', 'shasum -a 256 下载的文件'],
  ['Linux（终端）', 'sha256sum 下载的文件'],
] as const;

export default function Before() {
  return (
    <div className={styles.before}>
      <section>
        <h3>
          装之前看一眼 <Chip kind="sample" />
        </h3>
        <DataTable label="系统与配置" columns={['系统与配置', '最低', '建议']} rows={requirements} />
      </section>
      <section>
        <h3>核对文件</h3>
        <p>运行一行命令，把结果与上表的 SHA-256 比对；一字不差，文件就是原样。</p>
        <dl>
          {checks.map(([system, command]) => (
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
