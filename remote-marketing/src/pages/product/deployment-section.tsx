import { Heading, Scene, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { FactList } from '../../sections/fact-list';
import { Clauses } from '../../sections/clauses';
import styles from './deployment-section.module.css';
import shipped from './words.json';

export function DeploymentSection() {
  const pageWords = useContent('product', shipped);
  return (
    <ThreadSection side="left" tag="安全与部署">
      <Heading level={2} phrases={['数据走多远，', '你来画线']} />
      <div className={styles.ways}>
        <figure>
          <Scene label="只在本机：客户端直接操作你的系统，两者都在这台电脑里" className={styles.local}>
            <span>客户端</span>
            <i />
            <span>你的系统</span>
          </Scene>
          <figcaption>
            <h3>只在这台电脑</h3>
            <Clauses>流程、数据、记录都在本机，不连管理台也能用。一个人起步，这样就够。</Clauses>
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
            <h3>装进公司内网</h3>
            <Clauses>管理台放在你们的服务器上，排程、授权、审计都由 IT 管，数据不出这道框。</Clauses>
          </figcaption>
        </figure>
      </div>
      <FactList facts={pageWords.facts} columns={2} />
    </ThreadSection>
  );
}
