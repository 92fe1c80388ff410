import { AppWindow } from '@shared/ui';
import { Bar } from '../../scenes/bar';
import { Code } from '../../scenes/code';
import { Sheet } from '../../scenes/sheet';
import { Todo } from '../../scenes/todo';
import { Attendance } from './attendance';
import styles from './role-section.module.css';
import { mark } from '../../scenes/cells';

export function OperationsScene() {
  return (
    <AppWindow cut className={styles.window} title="店铺日报.xlsx">
      <Sheet
        caption="店铺日报 · 示例数据"
        columns={['店铺', '>浏览', '>成交', '转化']}
        rows={[
          ['家居一店', '4,118', '163', <Bar key="bar" value={66} />],
          ['家居二店', '2,057', '58', <Bar key="bar" value={47} />],
          ['收纳专营', '3,390', '121', <Bar key="bar" value={60} />],
          ['灯具专营', '1,204', '9', <Bar key="bar" value={14} low />],
        ]}
        filling="布艺专营"
      />
    </AppWindow>
  );
}

const same = mark('done', '相符');

export function FinanceScene() {
  return (
    <AppWindow cut className={styles.window} title="发票台账.xlsx">
      <Sheet
        caption="发票查验 · 示例数据"
        columns={['尾号', '>票面金额', '>查验金额', '结果']}
        running={4}
        rows={[
          ['…0318', '1,286.00', '1,286.00', same],
          ['…0327', '459.00', '459.00', same],
          ['…0331', '3,870.00', '3,780.00', mark('failed', '不符')],
          ['…0346', '92.50', '92.50', same],
          ['…0352', '618.00', '—', mark('running', '查验中')],
        ]}
      />
    </AppWindow>
  );
}

export function ServiceScene() {
  return (
    <AppWindow cut className={styles.window} title="客服待办">
      <Todo
        items={[
          { title: '“灯罩到手裂了一道”', detail: '破损 · 已附照片与仓库出库照', status: 'running', word: '等人确认' },
          { title: '“发票抬头能改吗”', detail: '发票 · 已附改抬头的步骤', status: 'done', word: '已回复' },
          { title: '“说好周三到，还在路上”', detail: '物流 · 轨迹停在分拨中心', status: 'running', word: '等人确认' },
          { title: '“想换成暖光的”', detail: '换货 · 暖光款有库存', status: 'done', word: '已回复' },
        ]}
      />
    </AppWindow>
  );
}

export function PeopleScene() {
  return (
    <AppWindow cut className={styles.window} title="考勤核对　·　第 2 周">
      <Attendance />
    </AppWindow>
  );
}

const passed = <b>通过</b>;

export function DeveloperScene() {
  return (
    <AppWindow cut dark className={styles.window} title="终端　·　包 invoice-tools">
      <Code
        flat
        lines={[
          <>$ weave pull invoice-tools</>,
          <>改了 2 个文件：read.py、tax.py</>,
          <>$ weave test --used-by invoice-tools</>,
          <>找到 3 条流程在用这个包</>,
          <>发票查验&emsp;&emsp;&emsp;12 项&emsp;{passed}</>,
          <>报销归档&emsp;&emsp;&emsp; 8 项&emsp;{passed}</>,
          <>
            对账凭证&emsp;&emsp;&emsp; 5 项&emsp;<q>运行中 3/5</q>
          </>,
          <> </>,
          <>
            <em>全部通过后打包 invoice-tools 1.4.0</em>
          </>,
        ]}
      />
    </AppWindow>
  );
}
