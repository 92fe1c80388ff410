import { Afterwards } from '../../features/frame/afterwards';

/** What makes a question easy to answer, under its form. */
export default function Before() {
  return (
    <Afterwards
      title="问得清，答得快"
      steps={[
        ['停在哪一步', '把日志里红的那一行和前三行一起贴上。'],
        ['在哪里跑', '客户端的版本和系统，网页还是桌面软件。'],
        ['先遮住', '账号、密码、公司和客户的名字不要贴出来。'],
      ]}
    />
  );
}
