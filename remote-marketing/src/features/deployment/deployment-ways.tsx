import { Scene } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import styles from './deployment-ways.module.css';

interface DeploymentWaysProps extends Readonly<Record<'local' | 'inside', { name: string; words: string }>> {
  /** The element of each way's name. */
  name?: 'h2' | 'h3';
}

/** Where data stays: on the computer alone, or within a company's own network. */
export function DeploymentWays({ local, inside, name: Name = 'h3' }: DeploymentWaysProps) {
  return (
    <div className={styles.ways}>
      <figure>
        <Scene label="只在本机：客户端直接操作你的系统，两者都在这台电脑里" className={styles.local}>
          <span>客户端</span>
          <i />
          <span>你的系统</span>
        </Scene>
        <figcaption>
          <Name>{local.name}</Name>
          <Clauses>{local.words}</Clauses>
        </figcaption>
      </figure>
      <figure>
        <Scene label="装在内网：管理台部署在公司服务器上，连着采购、财务、仓储三台电脑" className={styles.inside}>
          <b>管理台&emsp;自己的服务器</b>
          <svg viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">
            <path d="M150 0v12c0 14-100 6-100 32M150 0v44M150 12c0 14 100 6 100 32" />
          </svg>
          <span>采购机</span>
          <span>财务机</span>
          <span>仓储机</span>
        </Scene>
        <figcaption>
          <Name>{inside.name}</Name>
          <Clauses>{inside.words}</Clauses>
        </figcaption>
      </figure>
    </div>
  );
}
