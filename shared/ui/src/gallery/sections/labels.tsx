import { Breadcrumb, Chip, HasMark, StatusMark, StepLine } from '../..';
import { Specimen, State } from '../specimen';
import styles from './sections.module.css';

const way = [
  { label: '首页', href: '/' },
  { label: '客户案例', href: '#labels' },
];

export function Labels() {
  return (
    <>
      <Specimen
        name="徽标"
        pieces={['Chip']}
        use="标题或一行元信息旁的小标记：分类、刚有的、示例内容。只用来标，不用来按。"
      >
        <State name="分类、新、示例、字多">
          <div className={styles.row}>
            <Chip>财务</Chip>
            <Chip kind="new" />
            <Chip kind="sample" />
            <Chip>需要管理员先打开浏览器组件</Chip>
          </div>
        </State>
      </Specimen>
      <Specimen
        name="状态"
        pieces={['StatusMark']}
        use="一件事做到哪一步：完成、运行中、等待、出错。颜色之外总有字，看不出颜色也读得懂。"
      >
        <div className={styles.row}>
          <StatusMark status="done" />
          <StatusMark status="running" />
          <StatusMark status="waiting" />
          <StatusMark status="failed" />
          <StatusMark status="running">草稿已存在这台设备上</StatusMark>
        </div>
      </Specimen>
      <Specimen name="有和没有" pieces={['HasMark']} use="表格里的有和没有；字念给看不见的人。">
        <div className={styles.row}>
          <HasMark has>有</HasMark>
          <HasMark has={false}>没有</HasMark>
        </div>
      </Specimen>
      <Specimen
        name="步骤线"
        pieces={['StepLine']}
        use="画一个正跑到一半的流程：前面的已完成，正好一步在跑，其余在等。"
      >
        <StepLine steps={['打开订单表', '逐行填到物流后台', '有例外时停下来问人', '发一条消息']} running={2} />
      </Specimen>
      <Specimen
        name="面包屑"
        pieces={['Breadcrumb']}
        use="二级以下的页面放在标题上方；同一份清单也写进页头数据。最后一项是本页，不是链接。"
        touched="悬停：字色变深；键盘焦点：三像素外框。"
      >
        <State name="两级">
          <Breadcrumb items={[...way, { label: '三家店的日报', href: '#here' }]} />
        </State>
        <State name="名字很长，折行">
          <Breadcrumb
            items={[...way, { label: '一家做跨境户外用品的公司怎样让每天的对账从两小时变成看一眼', href: '#here' }]}
          />
        </State>
      </Specimen>
    </>
  );
}
