import { AppWindow, Scene, StatusMark } from '@shared/ui';
import type { Look } from '../../features/case-desk/cast';
import { Desk } from '../../features/case-desk/desk';
import { Sheet } from '../../scenes/sheet';
import styles from './shop-desk.module.css';

/** The shop's owner: a headscarf, an apron. */
const owner: Look = {
  skin: '#eec49c',
  shade: '#c78f63',
  brow: '#3a2a1e',
  cloth: '#9a4e1b',
  fold: '#7c3c12',
  cuff: '#fff6de',
  weave: 'twill',
  back: <path d="M-50 26C-58-34-38-62 0-62S58-34 50 26C46 38 36 36 34 26H-34C-36 36-46 38-50 26z" fill="#3a2a1e" />,
  front: (
    <>
      <path
        d="M-47 6C-50-18-44-26-30-26-8-22 14-22 34-28 44-22 48-10 47 6 42-6 40-12 34-18 12-12-12-12-34-16-42-8-45-2-47 6z"
        fill="#3a2a1e"
      />
      <path d="M-50-18C-46-54-24-66 0-66S46-54 50-18C30-34-30-34-50-18z" fill="#a03a57" />
      <path d="M44-32l26 8-14 8 10 14-26-18z" fill="#7d2a43" />
    </>
  ),
  dress: (
    <>
      <path d="M-22-4L0 26 22-4z" fill="#eec49c" />
      <path d="M-30 30C-10 44 10 44 30 30L40 132H-40z" fill="#fff6de" />
      <path d="M-30 30L-24-4M30 30L24-4M-18 84h36" fill="none" stroke="#9a4e1b" strokeWidth="4" />
    </>
  ),
};

/** A small shop at closing time: the shutter is half down, and today's takings are still being entered. */
export function ShopDesk() {
  return (
    <div className={styles.shop}>
      <Scene label="示例表“今天的流水”：四笔收款对上三笔，最后一笔多出 8 元，正在写明原因" className={styles.books}>
        <AppWindow cut title={<>今天的流水.xlsx&emsp;·&emsp;示例</>} className={styles.window}>
          <Sheet
            caption="20:10 关店后"
            columns={['时间', '收款', '>金额', '结果']}
            running={3}
            rows={[
              [
                '18:20',
                '微信',
                '26.00',
                <StatusMark key="a" status="done">
                  对上
                </StatusMark>,
              ],
              [
                '19:05',
                '现金',
                '15.00',
                <StatusMark key="b" status="done">
                  对上
                </StatusMark>,
              ],
              [
                '19:42',
                '支付宝',
                '36.00',
                <StatusMark key="c" status="done">
                  对上
                </StatusMark>,
              ],
              [
                '20:05',
                '微信',
                '58.00',
                <StatusMark key="d" status="running">
                  多 8.00
                </StatusMark>,
              ],
            ]}
          />
        </AppWindow>
      </Scene>
      <Desk
        look={owner}
        pose="mug"
        mood="content"
        screen="ledger"
        label="关店后的柜台：卷帘门放下一半，店主端着杯子，小梭把今天的流水一行行记进表里"
        wall="#2c6461"
      >
        {(wall) => (
          <>
            <path d="M96 40h428v328H96z" fill="#2b716d" />
            <path d="M96 40h428v328H96z" fill={`url(#${wall})`} />
            <path d="M420 66a26 26 0 1024 38 30 30 0 01-24-38z" fill="#ffdb7d" />
            <path d="M84 20h452v62H84z" fill="#b4e0d6" />
            <path d="M84 34h452M84 50h452M84 66h452" stroke="#8fb5ae" strokeWidth="3" />
            <path d="M84 76h452v10H84z" fill="#12504f" />
            <path d="M0 148h92v9H0zM0 236h92v9H0z" fill="#12504f" />
            <path
              d="M8 108h20v40H8zM36 118h26v30H36zM70 104h14v44H70zM10 196h30v40H10zM52 206h24v30H52z"
              fill="#2e9e8d"
            />
            <path d="M8 118h20v8H8zM36 128h26v6H36zM10 208h30v8H10z" fill="#fff6de" />
            <path d="M10 326h74v42H10z" fill="#dbb98f" />
            <path d="M18 338h58M18 350h40" stroke="#9a4e1b" strokeWidth="5" />
          </>
        )}
      </Desk>
    </div>
  );
}
