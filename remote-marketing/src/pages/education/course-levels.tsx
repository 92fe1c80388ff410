import { gradeLevelWords } from '@shared/contract/fields';
import { PlusIcon } from '@shared/ui';
import styles from './course-levels.module.css';

const levels = [
  {
    ...gradeLevelWords.junior,
    facts: '6 课　约 3 小时',
    ends: '每天自己跑的一张日报',
    lessons: [
      '装好客户端，认识窗口',
      '录下第一条流程',
      '改一个参数再跑',
      '读表格、写表格',
      '定时与通知',
      '跑完自己看日志',
    ],
  },
  {
    ...gradeLevelWords.intermediate,
    facts: '10 课　约 8 小时',
    ends: '一条会判断、断了能接着跑的对账流程',
    lessons: [
      '变量是什么',
      '条件判断',
      '循环每一行',
      '网页里的列表',
      '邮件与附件',
      '两张表对齐',
      '出错从哪看起',
      '重试与跳过',
      '等人确认',
      '把流程交给同事',
    ],
  },
  {
    ...gradeLevelWords.senior,
    facts: '9 课　约 10 小时',
    ends: '带一个小组上线三条流程',
    lessons: [
      '怎样挑第一条流程',
      '画清系统与步骤',
      '凭据与权限',
      '无人电脑',
      '写成包，配测试',
      '审别人的流程',
      '给流程做体检',
      '算清省下多少',
      '办一次内部分享',
    ],
  },
];

/** Levels that open on their lessons, before any script. */
export function CourseLevels() {
  return (
    <div className={styles.levels}>
      {levels.map(({ label, note, facts, ends, lessons }, index) => (
        <details key={label} name="course-level" open={index === 0}>
          <summary>
            <b>
              {label}&emsp;<small>{note}</small>
            </b>
            <span>收尾：{ends}</span>
            <em>{facts}</em>
            <PlusIcon />
          </summary>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson}>{lesson}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
