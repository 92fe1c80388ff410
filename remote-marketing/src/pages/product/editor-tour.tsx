import { useContent } from '@shared/ui/page';
import { AppWindow, ClockIcon, RecordIcon, Scene, text, WindowKey } from '@shared/ui';
import { Code } from '../../scenes/code';
import { FlowEditor, type FlowStep, libraryOf } from '../../scenes/flow-editor';
import { StartKey, Touch } from '../../scenes/touch';
import logStyles from './editor-log.module.css';
import styles from './editor-tour.module.css';
import { ParameterPanel } from './parameter-panel';
import shipped from './words.json';

const components = [
  { group: '网页', components: ['点击元素', '填写输入框', '下载文件'] },
  { group: '表格', components: ['读取表格', '写入单元格'] },
  { group: '逻辑', components: ['循环每一行', '条件判断'] },
  { group: 'AI', components: ['认出票面字段'] },
];

/** The client's editor: its flow can be run, and its four places, named underneath, point themselves out. */
export function EditorTour() {
  const pageWords = useContent('product', shipped);
  return (
    <div className={styles.tour}>
      <Touch label="客户端编辑器，可以试运行" result="流程停在第 18 家：经营状态异常，等采购确认要不要留用">
        <AppWindow className={styles.window} title="供应商资质核验　·　示例" bar={<Keys />}>
          <Scene label="流程“供应商资质核验”正在运行，第 17 家，共 48 家；左边是组件，右边是参数与变量，下面是日志">
            <FlowEditor
              components={libraryOf(components)}
              steps={pageWords.flow as readonly FlowStep[]}
              side={
                <ParameterPanel
                  step={'2.2\u2003填写输入框'}
                  parameters={pageWords.parameters}
                  heading="变量"
                  variables={pageWords.variables}
                />
              }
            />
            <EditorLog />
          </Scene>
        </AppWindow>
      </Touch>
      <fieldset className={styles.stops}>
        <legend className={text.visuallyHidden}>{pageWords.tour.legend}</legend>
        {pageWords.tour.stops.map(({ pane, name, words }) => (
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

/** The log at rest and that of a run, in one place as high as the longer. */
function EditorLog() {
  const { atRest, inRun } = useContent('product', shipped);
  const logs = { atRest: atRest.map(([time = '', words = '']) => ({ time, words, cue: undefined })), inRun };
  return (
    <div className={logStyles.log} data-pane="log">
      {(['atRest', 'inRun'] as const).map((log) => (
        <div key={log} className={logStyles[log]}>
          <Code
            flat
            lines={logs[log].map(({ cue, time, words }, index) => (
              <span key={time + words} data-cue={cue}>
                <i>{time}</i>
                {index === logs[log].length - 1 ? <q>{words}</q> : words}
              </span>
            ))}
          />
        </div>
      ))}
    </div>
  );
}
