import { Afterwards } from '../../features/frame/afterwards';

export default function After() {
  return (
    <Afterwards
      steps={[
        ['看材料', '三个工作日内有结果（示例），进度在下面看。'],
        ['通过', '证书有自己的编号。别人按编号查，只看到你的姓，除非你公开全名。'],
        ['没有通过', '会写明原因，改好可以再申请。'],
      ]}
    />
  );
}
