import { DataTable, text } from '@shared/ui';
import styles from './field-table.module.css';

const rows = [
  ['order_time', '下单时间，北京时间', '日期时间', 'purchase-date、create_time、下单时间'],
  ['order_id', '平台订单号，原样保留', '文字', 'amazon-order-id、order_sn、订单编号'],
  ['sku', '你自己的货号，按对照表换好', '文字', 'seller-sku、model_sku、商家编码'],
  ['quantity', '件数', '整数', 'quantity-purchased、amount、数量'],
  ['paid_cny', '买家实付，折成人民币', '金额', 'item-price、total_amount、实付款'],
  ['rate', '折算用的汇率与取数日', '数与日期', '取数时补上'],
  ['status', '待发货、已发货、已签收、已取消、退款中', '五选一', '各平台 6 到 14 种说法'],
];

export function FieldTable() {
  return (
    <div className={styles.fields}>
      <DataTable
        label="订单数据集的字段，示例"
        stacked
        columns={['字段', '是什么', '类型', '各平台原来叫']}
        rows={rows.map(([field, meaning, type, before]) => [
          <code key="field" className={text.mono}>
            {field}
          </code>,
          meaning,
          type,
          before,
        ])}
      />
    </div>
  );
}
