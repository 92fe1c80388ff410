import { usePage } from '@shared/ui/page';
import { ClosingAction, ThreadSection, Heading } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { StartActions } from '../../sections/start-actions';
import { DeploymentSection } from './deployment-section';
import { EditionSection } from './edition-section';
import { EditorTour } from './editor-tour';
import { FailureSection } from './failure-section';
import head from './head.json';
import { RequirementSection } from './requirement-section';
import { ScheduleSection } from './schedule-section';
import { SectionHead } from '../../sections/section-head';
import styles from './component-section.module.css';
import { Lead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import { RecorderScene } from './recorder-scene';

const componentGroups = [
  {
    name: '网页',
    components: ['打开网页', '点击元素', '填写输入框', '选择下拉项', '抓取列表', '翻到下一页', '下载文件'],
  },
  { name: '表格', components: ['读取表格', '写入单元格', '筛选', '去重', '按列合并', '分组求和'] },
  { name: '文档', components: ['读取 PDF', '填 Word 模板', '批量改名', '转成图片'] },
  { name: '邮件与消息', components: ['收邮件', '取附件', '发邮件', '发到工作群', '等待回复'] },
  { name: '桌面软件', components: ['点击控件', '读取文本', '按快捷键', '切换窗口', '处理弹窗'] },
  { name: '数据', components: ['从连接器取数', '查询数据库', '请求接口', '解析 JSON'] },
  { name: 'AI', components: ['认出票面字段', '认图中文字', '归类', '抽取要点', '问 AI 应用'] },
  { name: '逻辑', components: ['循环', '条件判断', '捕获异常', '等人确认', '调用子流程', '插入代码'] },
];

export default function Content() {
  const { client } = usePage().config.brand;
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        phrases={['看一遍，', '以后照着做。']}
        lead={`${client} 装在你的电脑上。录制、搭建、运行、定时、管理，五件事在一个窗口里。`}
        actions={<StartActions />}
      >
        <EditorTour />
      </Opening>
      <RecordingSection />
      <ComponentSection />
      <FailureSection />
      <ScheduleSection />
      <DeploymentSection />
      <EditionSection />
      <RequirementSection />
      <ClosingAction
        phrases={['今天就', '录第一条。']}
        lead="选一个每天都要点的操作，从打开网页到点保存，照常做一遍就行。"
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}

function ComponentSection() {
  return (
    <ThreadSection side="right" tag="组件库">
      <SectionHead
        phrases={['一步，', '一个组件']}
        lead="常用的动作都现成。没有的，写一段代码，或把几步存成自己的组件给同事用。"
      />
      <div className={styles.groups}>
        {componentGroups.map(({ name, components }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {components.map((component) => (
                <li key={component}>{component}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ThreadSection>
  );
}

function RecordingSection() {
  return (
    <ThreadSection side="left" first>
      <Split first={5} centred>
        <div>
          <Heading level={2} phrases={['你点到哪，', '它记到哪']} />
          <Lead>录的不是屏幕坐标，而是那个按钮叫什么、在谁旁边。窗口挪了位置、换了分辨率，照样找得到。</Lead>
        </div>
        <RecorderScene />
      </Split>
    </ThreadSection>
  );
}
