import { Scene, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './recorder-scene.module.css';
import shipped from './words.json';

/** Recording: the page on the left with the element under the pointer outlined, the steps it became on the right. */
export function RecorderScene() {
  const pageWords = useContent('product', shipped);
  return (
    <Scene
      label="正在录制：指针停在“导出本页”按钮上，客户端认出它的名字和旁边的文字，记成第 4 步"
      className={styles.scene}
    >
      <div className={styles.page}>
        <p>库存后台&emsp;/&emsp;南仓</p>
        <div className={styles.tools}>
          <span>仓库&emsp;南仓</span>
          <span>查询</span>
          <span className={styles.target}>
            导出本页
            <em>按钮 · “查询”右侧</em>
          </span>
        </div>
        <ul>
          <li>
            收纳箱 45L<i>312</i>
          </li>
          <li>
            折叠凳 灰<i>86</i>
          </li>
          <li>
            落地灯 暖光<i>0</i>
          </li>
          <li>
            挂钩 6 只装<i>1,240</i>
          </li>
        </ul>
      </div>
      <ol className={styles.steps}>
        {pageWords.recorded.map(({ name, on, now }, index) => (
          <li key={on} className={now ? styles.now : undefined}>
            <b>
              {index + 1}&emsp;{name}
            </b>
            <span>{on}</span>
            {now ? <StatusMark status="running">录制中</StatusMark> : null}
          </li>
        ))}
      </ol>
    </Scene>
  );
}
