import { DataTable, StatusMark, text } from '@shared/ui';

const passed = <StatusMark status="done">12 / 12</StatusMark>;

export function PackageTable() {
  return (
    <DataTable
      label="团队里的包，示例"
      stacked
      columns={['包　示例', '做什么', '版本', '测试', '谁在用']}
      rows={[
        [
          <code key="n" className={text.mono}>
            invoice-tools
          </code>,
          '认票、验票、拆税额',
          '1.4.0',
          passed,
          '3 条流程',
        ],
        [
          <code key="n" className={text.mono}>
            shop-login
          </code>,
          '登录各店铺后台，验证码停下等人',
          '2.1.3',
          <StatusMark key="t" status="done">
            8 / 8
          </StatusMark>,
          '11 条流程',
        ],
        [
          <code key="n" className={text.mono}>
            track-parcel
          </code>,
          '查五家承运商，统一环节',
          '0.9.0',
          <StatusMark key="t" status="running">
            测试中 5 / 9
          </StatusMark>,
          '2 条流程',
        ],
        [
          <code key="n" className={text.mono}>
            rate-of-day
          </code>,
          '取当日汇率',
          '1.0.2',
          <StatusMark key="t" status="failed">
            来源改版
          </StatusMark>,
          '4 条，已提醒',
        ],
      ]}
    />
  );
}
