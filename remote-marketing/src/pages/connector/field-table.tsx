import { DataTable } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './field-table.module.css';
import shipped from './words.json';
import { mono } from '../../scenes/cells';

export function FieldTable() {
  const pageWords = useContent('connector', shipped);
  return (
    <div className={styles.fields}>
      <DataTable
        label="订单数据集的字段，示例"
        stacked
        columns={['字段', '是什么', '类型', '各平台原来叫']}
        rows={pageWords.rows.map(([field, meaning, type, before]) => [mono(field), meaning, type, before])}
      />
    </div>
  );
}
