import { DataTable } from '@shared/ui';
import { mark, mono } from '../../scenes/cells';

const passed = mark('done', '12 / 12');

export function PackageTable() {
  return (
    <DataTable
      label="团队里的包，示例"
      stacked
      columns={['包　示例', '做什么', '版本', '测试', '谁在用']}
      rows={[
        [mono('invoice-tools'), '认票、验票、拆税额', '1.4.0', passed, '3 条流程'],
        [mono('shop-login'), '登录各店铺后台，验证码停下等人', '2.1.3', mark('done', '8 / 8'), '11 条流程'],
        [mono('track-parcel'), '查五家承运商，统一环节', '0.9.0', mark('running', '测试中 5 / 9'), '2 条流程'],
        [mono('rate-of-day'), '取当日汇率', '1.0.2', mark('failed', '来源改版'), '4 条，已提醒'],
      ]}
    />
  );
}
