import { Heading, text } from '@shared/ui';
import styles from './ready-flows.module.css';

const flows = [
  { name: '关店对账', words: '收款记录和流水对上，差多少写明', needs: '收款后台、一张表' },
  { name: '订单抄进表', words: '几个平台的新单合到一处', needs: '店铺后台、一张表' },
  { name: '快递单批量打', words: '地址不全的先挑出来', needs: '面单平台、打印机' },
  { name: '缺货提醒', words: '低于你定的数就发消息', needs: '库存表' },
  { name: '上新三连发', words: '一张表，几个平台都上', needs: '商品表、图片' },
  { name: '评价归类', words: '差评先到你手里', needs: '店铺后台' },
  { name: '催款短信', words: '到期三天前起草，你点发送', needs: '应收表' },
  { name: '发票收存', words: '邮箱里的票按月归档、改名', needs: '邮箱' },
  { name: '考勤汇总', words: '打卡记录算成工时', needs: '打卡导出' },
  { name: '同行价格', words: '每天记一次，涨跌标出来', needs: '网址清单' },
];

/** Ten flows that only want one's own tables and accounts. */
export function ReadyFlows() {
  return (
    <>
      <Heading level={2} phrases={['十件事，', '改改就能用']} />
      <ol className={styles.flows}>
        {flows.map(({ name, words, needs }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
            <p className={text.note}>要备：{needs}</p>
          </li>
        ))}
      </ol>
      <p className={text.note}>流程为示例，装好客户端后在“现成流程”里找。</p>
    </>
  );
}
