import { Afterwards } from '../../features/frame/afterwards';

export default function After() {
  return (
    <Afterwards
      steps={[
        ['审核中', '有人会看这件作品，有了结果会通知你。要改就收回来改，改完再提交一次。'],
        ['已发布', '作品有自己的页面，赛季结束以前大家可以投票。还能修改：发布新的一版之前，大家看到的是现在这一版。'],
        ['退回', '会写明原因，照着改好，再提交一次。'],
      ]}
    />
  );
}
