import { Scene } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import styles from './deployment-ways.module.css';

interface DeploymentWaysProps extends Readonly<Record<'local' | 'inside', { name: string; words: string }>> {
  /** The element of each way's name. */
  name?: 'h2' | 'h3';
  /** The words of the drawings, in another language than Chinese. */
  drawn?: typeof inChinese;
}

const inChinese = {
  localLabel: '只在本机：客户端直接操作你的系统，两者都在这台电脑里',
  client: '客户端',
  systems: '你的系统',
  insideLabel: '装在内网：管理台部署在公司服务器上，连着采购、财务、仓储三台电脑',
  server: '管理台\u2003自己的服务器',
  machines: ['采购机', '财务机', '仓储机'],
};

/** Where data stays: on the computer alone, or within a company's own network. */
export function DeploymentWays({ local, inside, name: Name = 'h3', drawn = inChinese }: DeploymentWaysProps) {
  return (
    <div className={styles.ways}>
      <figure>
        <Scene label={drawn.localLabel} className={styles.local}>
          <span>{drawn.client}</span>
          <i />
          <span>{drawn.systems}</span>
        </Scene>
        <figcaption>
          <Name>{local.name}</Name>
          <Clauses>{local.words}</Clauses>
        </figcaption>
      </figure>
      <figure>
        <Scene label={drawn.insideLabel} className={styles.inside}>
          <b>{drawn.server}</b>
          <svg viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">
            <path d="M150 0v12c0 14-100 6-100 32M150 0v44M150 12c0 14 100 6 100 32" />
          </svg>
          {drawn.machines.map((machine) => (
            <span key={machine}>{machine}</span>
          ))}
        </Scene>
        <figcaption>
          <Name>{inside.name}</Name>
          <Clauses>{inside.words}</Clauses>
        </figcaption>
      </figure>
    </div>
  );
}
