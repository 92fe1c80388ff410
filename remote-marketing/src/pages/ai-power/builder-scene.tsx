import {
  AppWindow,
  BookIcon,
  BoxIcon,
  BranchIcon,
  DocumentIcon,
  ModelIcon,
  PlayIcon,
  Scene,
  SendIcon,
  TableIcon,
  UserIcon,
  WindowKey,
} from '@shared/ui';
import { BuilderFlow } from './builder-flow';
import { BuilderPreview } from './builder-preview';
import styles from './builder-scene.module.css';

const steps = [
  { name: '资料', Icon: BookIcon },
  { name: '模型', Icon: ModelIcon },
  { name: '流程', Icon: BranchIcon, chosen: true },
  { name: '发布', Icon: SendIcon },
];
const sources = [
  { name: '差旅办法.docx', Icon: DocumentIcon, fact: '36 段' },
  { name: '城市标准.xlsx', Icon: TableIcon, fact: '每周更新' },
  { name: '报销手册', Icon: BookIcon, fact: '11 篇' },
];
const tools = [
  { name: '查审批单', Icon: BoxIcon },
  { name: '查员工职级', Icon: UserIcon },
  { name: 'RPA　填报销单', Icon: PlayIcon },
];

/** The application builder: what is connected, the flow half-way, and a preview of the conversation. */
export function BuilderScene() {
  return (
    <Scene label="AI Power 的搭建界面：应用“报销问答”收到问题、查完制度，正在运行 RPA 填报销单">
      <AppWindow
        dark
        cut
        title="报销问答　·　应用搭建"
        bar={
          <>
            <WindowKey className={styles.wide}>
              <PlayIcon />
              试一句
            </WindowKey>
            <WindowKey kind="run">发布</WindowKey>
          </>
        }
      >
        <div className={styles.builder}>
          <ul className={styles.side}>
            {steps.map(({ name, Icon, chosen }) => (
              <li key={name} className={chosen ? styles.chosen : undefined}>
                <Icon />
                {name}
              </li>
            ))}
            <li className={styles.group}>已放入</li>
            {sources.map(({ name, Icon, fact }) => (
              <li key={name}>
                <Icon />
                {name}
                <span>{fact}</span>
              </li>
            ))}
            <li className={styles.group}>可以调用</li>
            {tools.map(({ name, Icon }) => (
              <li key={name}>
                <Icon />
                {name}
              </li>
            ))}
          </ul>
          <BuilderFlow />
          <BuilderPreview />
        </div>
      </AppWindow>
    </Scene>
  );
}
