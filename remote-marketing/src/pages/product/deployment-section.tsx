import { Heading, Scene } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { FactList } from '../../sections/fact-list';
import { Clauses } from '../../sections/clauses';
import styles from './deployment-section.module.css';
import shipped from './words.json';

export function DeploymentSection() {
  const pageWords = useContent('product', shipped).deployment;
  return (
    <>
      <Heading level={2} phrases={pageWords.phrases} />
      <div className={styles.ways}>
        <figure>
          <Scene label="只在本机：客户端直接操作你的系统，两者都在这台电脑里" className={styles.local}>
            <span>客户端</span>
            <i />
            <span>你的系统</span>
          </Scene>
          <figcaption>
            <h3>{pageWords.local.name}</h3>
            <Clauses>{pageWords.local.words}</Clauses>
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
            <h3>{pageWords.inside.name}</h3>
            <Clauses>{pageWords.inside.words}</Clauses>
          </figcaption>
        </figure>
      </div>
      <FactList facts={pageWords.facts} columns={2} />
    </>
  );
}
