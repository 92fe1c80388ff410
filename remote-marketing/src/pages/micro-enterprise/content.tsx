import { AppWindow, Faq, Scene } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { DeskScene } from '../../features/case-desk/desk-scene';
import { useEditions } from '../../content/editions';
import { Ending } from '../../sections/ending';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { cheapest, yuan } from '../../sections/price';
import { Split } from '../../sections/split';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import head from './head.json';
import { ReadyFlows } from './ready-flows';
import styles from './shop-desk.module.css';
import shipped from './words.json';
import { Sheet } from '../../scenes/sheet';
import Shop from './shop.svg?react';
import { mark } from '../../scenes/cells';

export default function Content() {
  const pageWords = useContent('micro-enterprise', shipped);
  const { editions } = useEditions();
  const year = (people: number) => yuan(cheapest(editions, people)?.sum ?? 0);
  const sums = { one: year(1), three: year(3) };
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening} className={styles.opening}>
        <ShopDesk />
      </Opening>
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          flows: <ReadyFlows />,
          questions: (
            <Split first={4} head={{ ...pageWords.questions, more: pageWords.questions.action }}>
              <Faq
                items={pageWords.questions.items.map((item) => ({ ...item, answer: filled(item.answer, sums) }))}
                name="micro-faq"
              />
            </Split>
          ),
        }}
      />
      <Ending form="steps" {...pageWords.closing} />
    </>
  );
}

/** A small shop at closing time: the shutter is half down, and today's takings are still being entered. */
function ShopDesk() {
  return (
    <div className={styles.shop}>
      <Scene label="示例表“今天的流水”：八笔收款对上七笔，最后一笔多出 8 元，正在写明原因" className={styles.books}>
        <AppWindow cut title={<>今天的流水.xlsx&emsp;·&emsp;示例</>} className={styles.window}>
          <Sheet
            caption="20:10 关店后"
            columns={['时间', '收款', '>金额', '结果']}
            running={7}
            rows={[
              ['10:12', '微信', '18.00', mark('done', '对上')],
              ['11:40', '支付宝', '64.00', mark('done', '对上')],
              ['13:25', '微信', '9.00', mark('done', '对上')],
              ['16:08', '现金', '22.00', mark('done', '对上')],
              ['18:20', '微信', '26.00', mark('done', '对上')],
              ['19:05', '现金', '15.00', mark('done', '对上')],
              ['19:42', '支付宝', '36.00', mark('done', '对上')],
              ['20:05', '微信', '58.00', mark('running', '多 8.00')],
            ]}
          />
        </AppWindow>
      </Scene>
      <DeskScene label="关店后的柜台：卷帘门放下一半，店主端着杯子，小梭把今天的流水一行行记进表里">
        <Shop />
      </DeskScene>
    </div>
  );
}
