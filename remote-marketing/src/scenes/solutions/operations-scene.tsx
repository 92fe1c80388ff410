import type { ReactNode } from 'react';
import { AppWindow, Scene, StatusMark } from '@shared/ui';
import styles from './operations-scene.module.css';

const measures = ['访客', '订单', '转化', '库存', '评分'];

/** Compared with the seven days before: `+` more, `.` as usual, `-` less, `!` far less, `?` not fetched yet. */
const shops = [
  { name: '德国 · 家居', time: '6:30', cells: '++.+.' },
  { name: '法国 · 家居', time: '6:30', cells: '.+.-.' },
  { name: '英国 · 收纳', time: '6:45', cells: '..!..' },
  { name: '美国东 · 灯具', time: '7:10', cells: '+.-..' },
  { name: '美国西 · 灯具', time: '7:20', cells: '..???' },
  { name: '日本 · 布艺', time: '', cells: '?????' },
];

const drawn: Readonly<Record<string, readonly [look: string | undefined, words: ReactNode]>> = {
  '+': [styles.more, '多'],
  '.': [styles.same, '平'],
  '-': [styles.less, '少'],
  '!': [styles.far, [<em key="how">少 </em>, '34%']],
  '?': [styles.none, ''],
};

/** The morning's table being filled, shop by shop. */
export function OperationsScene() {
  return (
    <Scene label="七点二十分的运营日报：前四家店已取好，英国收纳店的转化比前七天少 34% 被圈出，第五家正在取数">
      <AppWindow
        cut
        className={styles.window}
        title="运营日报　·　示例"
        bar={<StatusMark status="running">第 5 / 6 家</StatusMark>}
      >
        <div className={styles.grid}>
          <div className={styles.head}>
            <span>店铺</span>
            {measures.map((measure) => (
              <span key={measure}>{measure}</span>
            ))}
            <span>取好</span>
          </div>
          {shops.map(({ name, time, cells }) => (
            <div key={name} className={cells.includes('..?') ? styles.now : undefined}>
              <b>{name}</b>
              {Array.from(cells).map((cell, index) => {
                const [look, words] = drawn[cell] ?? [];
                return (
                  <i key={index} className={look}>
                    {words}
                  </i>
                );
              })}
              <span>{time || '排队'}</span>
            </div>
          ))}
        </div>
        <div className={styles.alert}>
          <b>英国 · 收纳&emsp;转化 2.9% → 1.9%</b>
          访客没少，加购也没少，掉在付款页。已附 6:45 的页面截图，提醒店长。
        </div>
      </AppWindow>
    </Scene>
  );
}
