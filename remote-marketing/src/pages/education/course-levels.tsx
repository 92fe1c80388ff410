import { PlusIcon } from '@shared/ui';
import styles from './course-levels.module.css';

const levels = [
  {
    name: '一级　会用',
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
    name: '二级　会搭',
    facts: '8 课　约 6 小时',
    ends: '一条会判断的对账流程',
    lessons: [
      '变量是什么',
      '条件判断',
      '循环每一行',
      '网页里的列表',
      '邮件与附件',
      '两张表对齐',
      '子流程',
      '把流程交给同事',
    ],
  },
  {
    name: '三级　会治',
    facts: '7 课　约 6 小时',
    ends: '断网、弹窗、改版都能接着跑',
    lessons: ['出错从哪看起', '重试与跳过', '等人确认', '凭据与权限', '无人电脑', '运行记录怎么读', '给流程做体检'],
  },
  {
    name: '四级　会教',
    facts: '6 课　约 8 小时',
    ends: '带一个小组上线三条流程',
    lessons: ['怎样挑第一条流程', '画清系统与步骤', '写成包，配测试', '审别人的流程', '算清省下多少', '办一次内部分享'],
  },
];

/** Levels that open on their lessons, before any script. */
export function CourseLevels() {
  return (
    <div className={styles.levels}>
      {levels.map(({ name, facts, ends, lessons }, index) => (
        <details key={name} name="course-level" open={index === 0}>
          <summary>
            <b>{name}</b>
            <span>{ends}</span>
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
