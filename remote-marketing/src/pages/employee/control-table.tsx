import { DataTable, StatusMark, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './control-table.module.css';
import shipped from './words.json';

const can = <StatusMark status="done">可以</StatusMark>;
const asks = <StatusMark status="running">要批</StatusMark>;
const cannot = <StatusMark status="waiting">不能</StatusMark>;

export function ControlTable() {
  const pageWords = useContent('employee', shipped);
  return (
    <>
      <SectionHead {...pageWords.heads.control} />
      <div className={styles.table}>
        <DataTable
          label="默认的权限分配"
          columns={['事情', '员工自己', '部门管理员', 'IT']}
          rows={[
            ['搭建、修改\u200b自己的流程', can, can, can],
            ['在自己电脑\u200b上运行', can, can, can],
            ['在无人电脑\u200b上运行', asks, can, can],
            ['使用共享的\u200b账号密码', asks, can, can],
            ['看别人的\u200b流程和记录', cannot, '本部门', '全部'],
            ['停用一条流程', '自己的', '本部门', '全部'],
            ['把数据发到\u200b公司外面', cannot, asks, asks],
          ]}
        />
      </div>
      <p className={`${text.note} ${styles.note ?? ''}`}>“要批”的那几条，批准前流程会停在那一步，写明在等谁。</p>
    </>
  );
}
