import { ButtonLink, AppWindow, Scene, StatusMark } from '@shared/ui';
import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';
import styles from './knot.module.css';

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['卡在哪一步，', '就问哪一步。']}
      dim={1}
      lead="写下停在哪一步、看到什么提示。别人解过的结这里找得到，官方推荐的答案排在最前。"
      picture={<Knot />}
    >
      <ButtonLink variant="go" shuttle href="#ask">
        提一个问题
      </ButtonLink>
    </PageHero>
  );
}

/** A flow that stopped at a row, and the answer that got it going again. */
function Knot() {
  return (
    <Scene className={styles.scene} label="示意：流程停在第 46 行；推荐的回答说，勾“出错时跳过这一行”">
      <AppWindow title="填运单号 · 运行记录 · 示例" className={styles.window}>
        <ul className={styles.log}>
          <li>
            <b>逐行处理 订单表</b>
            <StatusMark status="done">第 46 行</StatusMark>
          </li>
          <li>
            填写输入框 运单号
            <StatusMark status="done" />
          </li>
          <li data-state="failed">
            点击元素 保存
            <StatusMark status="failed">找不到按钮</StatusMark>
          </li>
          <li>
            通知经办人
            <StatusMark status="waiting" />
          </li>
        </ul>
      </AppWindow>
      <div className={styles.answer} data-tone="dark">
        <p>官方推荐</p>
        <b>选中这一步，勾“出错时跳过这一行”，再勾“记到异常表”。</b>
        <span>主流程不会停</span>
      </div>
    </Scene>
  );
}
