import { useContent } from '@shared/ui/page';
import {
  AppWindow,
  BranchIcon,
  ChatIcon,
  Chip,
  DocumentIcon,
  LoopIcon,
  MailIcon,
  PlayIcon,
  PointerIcon,
  RecordIcon,
  Scene,
  TableIcon,
  WindowKey,
} from '@shared/ui';
import { Chat } from '../../scenes/chat';
import { Code } from '../../scenes/code';
import { FlowEditor, type FlowStep } from '../../scenes/flow-editor';
import styles from './product-section.module.css';
import shipped from './words.json';

const components = [
  '组件',
  { name: '点击元素', Icon: PointerIcon },
  { name: '填写输入框', Icon: DocumentIcon },
  { name: '读取表格', Icon: TableIcon },
  { name: '循环每一行', Icon: LoopIcon, chosen: true },
  { name: '条件判断', Icon: BranchIcon },
  { name: '发送邮件', Icon: MailIcon },
];

export function RpaScene() {
  const pageWords = useContent('home', shipped);
  return (
    <Scene label="客户端的编辑器：流程“每日退款核对”正在运行，循环到第 26 行">
      <AppWindow
        cut
        className={styles.cut}
        title="每日退款核对　·　编辑中"
        bar={
          <>
            <WindowKey>
              <RecordIcon />
              录制
            </WindowKey>
            <WindowKey kind="run" className={styles.wide}>
              <PlayIcon />
              运行
            </WindowKey>
          </>
        }
      >
        <FlowEditor components={components} steps={pageWords.flow as readonly FlowStep[]} />
      </AppWindow>
    </Scene>
  );
}

export function PowerScene() {
  return (
    <Scene label="报销问答应用：回答后面附着制度的条款，第二个问题正在查资料">
      <Chat
        title={
          <>
            <ChatIcon />
            报销问答
            <Chip>草稿 · 未发布</Chip>
          </>
        }
        lines={[
          { from: 'person', text: '住宿超了标准 80 元，还能报吗？' },
          { from: 'assistant', text: '可以。超出部分由部门负责人批过就能报。', source: '差旅办法.docx · 第 4 条' },
          { from: 'person', text: '要附什么材料？' },
          { from: 'assistant', working: '正在查 2 份资料' },
        ]}
        prompt="换个问法，试试效果"
      />
    </Scene>
  );
}

export function WeaveScene() {
  return (
    <Scene className={styles.code} label="AI Weave 的代码：最后一行是 AI 补全的，等人按 Tab 确认">
      <Code
        from={21}
        lines={[
          <>
            <b>for</b> bill <b>in</b> unpaid(<q>"应收"</q>):
          </>,
          <>{'    days = today() - bill.due'}</>,
          <>
            {'    '}
            <b>if</b> days {'>'} <q>30</q>:
          </>,
          <>
            {'        '}
            <em>say(bill, days)</em>
            <kbd>Tab</kbd>
          </>,
        ]}
      />
    </Scene>
  );
}
