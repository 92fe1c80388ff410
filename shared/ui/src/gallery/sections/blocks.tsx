import {
  AppWindow,
  Card,
  Chip,
  ContentPicture,
  ContentVideo,
  DataTable,
  Scene,
  StatusMark,
  text,
  WindowKey,
} from '../..';
import { Specimen, State } from '../specimen';
import styles from './sections.module.css';

const columns = ['系统与配置', '最低', '建议'];
const rows = [
  ['Windows', '10（21H2）', '11'],
  ['内存', '4 GB', '8 GB 及以上'],
  ['网络', '能打开要操作的系统即可', '有线，或者稳定的无线；断网时已经开始的步骤会先做完'],
];

const film = { url: '/video.mp4', captions: '/zh.vtt', title: '示例', uploadedAt: '2026-11-28T00:00:00Z' };
const video = { ...film, width: 640, height: 360, length: 60 };
const picture = { url: '/icon-180.png', width: 180, height: 180, alt: '站点的图标', focus: { x: 5, y: 5 } };

export function Blocks() {
  return (
    <>
      <Specimen
        name="卡片"
        pieces={['Card']}
        use="自成一件的东西：一张票、一个结果、一级台阶。成列的同类内容用分隔线，不要一格一格地框起来。"
      >
        <State name="平常">
          <Card>
            <StatusMark status="done">订好了</StatusMark>
            <h4>三号桌 · 报表自动化</h4>
            <p className={text.small}>周六 14:00–16:00，一楼大厅</p>
          </Card>
        </State>
        <State name="字很长">
          <Card>
            <h4>
              把跨境店铺三个平台、五种币种、每周两次的结算单合成一张看得懂的表 <Chip kind="sample" />
            </h4>
            <p className={text.small}>OrderSettlementReconciliationWeeklyExportV2Final.xlsx 也要折得开，不撑破边。</p>
          </Card>
        </State>
      </Specimen>
      <Specimen
        name="表格"
        pieces={['DataTable']}
        use="要逐项比较时用，第一列是行的名字。每行自成一条的加 stacked，手机上一行变一块。"
        touched="键盘焦点：整张表可以聚焦，用方向键横着看。"
      >
        {(tone) => (
          <>
            <State name="平常">
              <DataTable label={`配置，${tone}`} columns={columns} rows={rows} />
            </State>
            <State name="stacked，手机上一行一块">
              <DataTable label={`配置，${tone}，一行一块`} columns={columns} rows={rows} stacked />
            </State>
          </>
        )}
      </Specimen>
      <Specimen
        name="图片"
        pieces={['ContentPicture']}
        use="编辑从图片库选的图片：有宽高，先占好位置；被裁的时候，选定的焦点留在画面里。"
      >
        <State name="平常">
          <ContentPicture picture={picture} sizes="160px" />
        </State>
      </Specimen>
      <Specimen
        name="视频"
        pieces={['ContentVideo']}
        use="编辑上传的视频：有封面、字幕和名称；没有人播放，就什么也不下载。"
        touched="键盘焦点：浏览器自己的播放控件。"
      >
        <State name="平常">
          <ContentVideo video={{ ...video, poster: picture }} />
        </State>
      </Specimen>
      <Specimen
        name="画出来的窗口"
        pieces={['Scene', 'AppWindow', 'WindowKey']}
        use="产品画面用 HTML 画：Scene 用一句话替看不见的人说出整幅画，里面的东西都不能操作。"
      >
        {(tone) => (
          <Scene label="一个正在运行的流程窗口">
            <AppWindow title="日报流程" bar={<WindowKey kind="run">运行</WindowKey>} dark={tone === 'dark'}>
              <div className={styles.window}>
                <StatusMark status="done">打开店铺后台</StatusMark>
                <StatusMark status="running">导出昨天的订单</StatusMark>
                <StatusMark status="waiting">发到群里</StatusMark>
              </div>
            </AppWindow>
          </Scene>
        )}
      </Specimen>
    </>
  );
}
