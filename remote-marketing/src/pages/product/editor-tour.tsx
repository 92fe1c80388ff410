import {
  AppWindow,
  BranchIcon,
  ClockIcon,
  DocumentIcon,
  DownloadIcon,
  LoopIcon,
  ModelIcon,
  PlayIcon,
  PointerIcon,
  RecordIcon,
  Scene,
  TableIcon,
  WindowKey,
} from '@shared/ui';
import { Code } from '../../scenes/code';
import { FlowEditor, type FlowStep } from '../../scenes/flow-editor';
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
  { number: '1', name: '读取表格', on: '供应商名录.xlsx', status: 'done', word: '48 行' },
  {
    number: '2',
    name: '循环每一家',
    on: '名录',
    steps: [
      { number: '2.1', name: '打开网页', on: '公示系统', status: 'done', word: '1.1 秒' },
      { number: '2.2', name: '填写输入框', on: '统一信用代码', status: 'running', word: '第 17 家' },
      {
        number: '2.3',
        name: '条件判断',
        on: '经营状态 ＝ 正常',
        steps: [
          { number: '是', name: '写入单元格', on: '最近核验日', status: 'waiting' },
          { number: '否', name: '标记并通知', on: '采购群', status: 'waiting' },
        ],
      },
    ],
  },
  { number: '3', name: '保存表格', on: '按季度存档', status: 'waiting' },
];

const stops = [
  { name: '组件', words: '按类别找，拖过来用' },
  { name: '流程', words: '从上往下读，像一张作业单' },
  { name: '参数与变量', words: '点一步，看它拿什么、给什么' },
  { name: '日志', words: '跑到哪一步，这里先知道' },
];

/** The client's editor with its four places named underneath. */
export function EditorTour() {
  return (
    <div className={styles.tour}>
      <Scene label="客户端编辑器：流程“供应商资质核验”正在运行，第 17 家，共 48 家">
        <AppWindow className={styles.window} title="供应商资质核验　·　编辑中" bar={<Keys />}>
          <FlowEditor components={components} steps={flow} side={<ParameterPanel />} />
          <Code
            flat
            lines={[
              <>
                <i>10:21:07</i>2.2 填写输入框：第 16 家完成
              </>,
              <>
                <i>10:21:09</i>2.3 条件判断：经营状态“正常”
              </>,
              <>
                <i>10:21:10</i>
                <q>2.2 填写输入框：第 17 家，等查询结果</q>
              </>,
            ]}
          />
        </AppWindow>
      </Scene>
      <ol className={styles.stops}>
        {stops.map(({ name, words }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Keys() {
  return (
    <>
      <WindowKey className={styles.wide}>
        <RecordIcon />
        录制
      </WindowKey>
      <WindowKey className={styles.wide}>
        <ClockIcon />
        定时
      </WindowKey>
      <WindowKey kind="run">
        <PlayIcon />
        运行
      </WindowKey>
    </>
  );
}
