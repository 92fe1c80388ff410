import { CheckIcon, Chip, Heading, Link, Scene, text, TextLink, ThreadSection } from '@shared/ui';
import ComicCover from './comic-cover.svg?react';
import styles from './community-section.module.css';

export function CommunitySection() {
  return (
    <ThreadSection side="right" tag="社区">
      <div className={styles.community}>
        <article className={styles.question}>
          <p className={text.note}>社区问答 · 示例</p>
          <Heading level={2} phrases={['网页改版后', '找不到按钮，', '怎么让它自己认回来？']} className={styles.ask} />
          <div className={styles.answer}>
            <Chip>
              <CheckIcon />
              官方推荐
            </Chip>
            <p>
              给按钮多存一个“锚点”，比如它左边的文字。位置变了，客户端会顺着锚点再找一遍；还找不到，就停在这一步等你指一次。
            </p>
          </div>
          <TextLink href="/community/homePage/">去社区看别的问题</TextLink>
        </article>
        <Link href="/comics/" className={styles.comic}>
          <Scene label="漫画一格：深夜对账的人回头，电脑自己在填表">
            <ComicCover />
          </Scene>
          <span>
            <b>用户故事漫画</b>
            <em>《对账那一夜》&emsp;示例</em>
          </span>
        </Link>
        <Link href="/open_day/" className={styles.openDay}>
          <span className={text.note}>开放日</span>
          <b>带一件每天重复的事来，现场录成流程</b>
          <em>看日程与余位</em>
        </Link>
      </div>
    </ThreadSection>
  );
}
