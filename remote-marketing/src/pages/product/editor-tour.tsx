import {
  AppWindow,
  BranchIcon,
  ClockIcon,
  DocumentIcon,
  DownloadIcon,
  LoopIcon,
  ModelIcon,
  PointerIcon,
  RecordIcon,
  Scene,
  TableIcon,
  text,
  WindowKey,
} from '@shared/ui';
import { FlowEditor, type FlowStep } from '../../scenes/flow-editor';
import { StartKey, Touch } from '../../scenes/touch';
import { EditorLog } from './editor-log';
import styles from './editor-tour.module.css';
import { ParameterPanel } from './parameter-panel';

const components = [
  '网页',
  { name: '点击元素', Icon: PointerIcon },
  { name: '填写输入框', Icon: DocumentIcon },
  { name: '下载文件', Icon: DownloadIcon },
  '表格',
  { name: '读取表格', Icon: TableIcon, chosen: true },
  { name: '写入单元格', Icon: DocumentIcon },
  '逻辑',
  { name: '循环每一行', Icon: LoopIcon },
  { name: '条件判断', Icon: BranchIcon },
  'AI',
  { name: '认出票面字段', Icon: ModelIcon },
];

const flow: readonly FlowStep[] = [
  {
    number: '1',
    name: '读取表格',
    on: '供应商名录.xlsx',
    status: 'done',
    word: '48 行',
    run: { cue: 1, word: '48 行' },
  },
  {
    number: '2',
    name: '循环每一家',
    on: '名录',
    steps: [
      {
        number: '2.1',
        name: '打开网页',
        on: '公示系统',
        status: 'done',
        word: '1.1 秒',
        run: { cue: 2, word: '1.1 秒' },
      },
      {
        number: '2.2',
        name: '填写输入框',
        on: '统一信用代码',
        status: 'running',
        word: '第 17 家',
        run: { cue: 3, word: '18 家' },
      },
      {
        number: '2.3',
        name: '条件判断',
        on: '经营状态 ＝ 正常',
        run: { cue: 4, word: '第 18 家：否' },
        steps: [
          { number: '是', name: '写入单元格', on: '最近核验日', status: 'waiting', run: { cue: 5, word: '17 行' } },
          {
            number: '否',
            name: '标记并通知',
            on: '采购群',
            status: 'waiting',
            run: { cue: 6, word: '等人确认', asks: true },
          },
        ],
      },
    ],
  },
  { number: '3', name: '保存表格', on: '按季度存档', status: 'waiting' },
];

const stops = [
  { pane: 'library', name: '组件', words: '按类别找，拖过来用' },
  { pane: 'flow', name: '流程', words: '从上往下读，像一张作业单' },
  { pane: 'log', name: '日志', words: '跑到哪一步，这里先知道' },
  { pane: 'panel', name: '参数与变量', words: '点一步，看它拿什么、给什么' },
];

/** The client's editor: its flow can be run, and its four places, named underneath, point themselves out. */
export function EditorTour() {
  return (
    <div className={styles.tour}>
      <Touch label="客户端编辑器，可以试运行" result="流程停在第 18 家：经营状态异常，等采购确认要不要留用">
        <AppWindow className={styles.window} title="供应商资质核验　·　示例" bar={<Keys />}>
          <Scene label="流程“供应商资质核验”正在运行，第 17 家，共 48 家；左边是组件，右边是参数与变量，下面是日志">
            <FlowEditor components={components} steps={flow} side={<ParameterPanel />} />
            <EditorLog />
          </Scene>
        </AppWindow>
      </Touch>
      <fieldset className={styles.stops}>
        <legend className={text.visuallyHidden}>指出窗口里的一处</legend>
        {stops.map(({ pane, name, words }) => (
          <label key={pane} data-stop={pane}>
            <input type="radio" name="pane" value={pane} />
            <b>{name}</b>
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function Keys() {
  return (
    <>
      <span className={styles.keys} aria-hidden="true">
        <WindowKey>
          <RecordIcon />
          录制
        </WindowKey>
        <WindowKey>
          <ClockIcon />
          定时
        </WindowKey>
      </span>
      <StartKey>运行</StartKey>
    </>
  );
}
