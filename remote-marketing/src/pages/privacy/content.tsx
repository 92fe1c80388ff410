import { usePage, useContent } from '@shared/ui/page';
import { ClosingAction, DataTable, Heading, Link, text, TextLink, ThreadSection } from '@shared/ui';
import { retention } from '@shared/contract/retention';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { StartActions } from '../../sections/start-actions';
import head from './head.json';
import styles from './content.module.css';
import shipped from './words.json';
import { FIRST_VISIT_KEY, KEPT_PAGES, LOGIN_DAYS, LOGIN_MINUTES, TOKEN_COOKIE } from '@shared/contract/config';

export default function Content() {
  const pageWords = useContent('privacy', shipped);
  const { brand, telemetryUrl, apiBaseUrl } = usePage().config;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening} />
      <ThreadSection side="left" first>
        <div className={styles.text}>
          <section>
            <Heading level={2} phrases={['存在你浏览器里的']} />
            <DataTable
              label="存在浏览器里的东西"
              stacked
              columns={['名字', '在哪儿', '是什么', '为什么', '到什么时候']}
              rows={pageWords.stored.map(storedRow)}
            />
          </section>
          <section>
            <Heading level={2} phrases={['发到服务器的']} />
            <FactList facts={pageWords.sent.map(({ when, what }) => ({ term: when, words: what }))} />
            <p className={text.note}>
              “离开页面”和“页面出错”这两样，现在{telemetryUrl ? '会发' : '没有发'}；其余的
              {apiBaseUrl ? `发往 ${apiBaseUrl}` : '只发往本站'}。
            </p>
          </section>
          <RetentionTable />
          <section>
            <Heading level={2} phrases={['不做的']} />
            <FactList facts={pageWords.never} />
          </section>
        </div>
      </ThreadSection>
      <ThreadSection side="right" tag="怎样删除">
        <div className={styles.text}>
          <section>
            <Heading level={2} phrases={['想看、想改、', '想删']} />
            <p>浏览器里的，在浏览器设置里清除本站数据就没了，网站照样能看，只是要重新登录。</p>
            <p>
              登录后，在<Link href="/my/?tab=account">我的 · 账号</Link>
              里可以自己导出全部资料，或者注销账号；在哪些设备上登录，也在那一页看、在那一页退出。
            </p>
            <p>
              服务器上的留言、回答、预约和证书材料，写留言或打{' '}
              <Link href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>{brand.phone}</Link>{' '}
              说明是哪一件，核对身份后办。账号注销之后，别人回答过的问题还在，署名是“已注销用户”。
            </p>
            <TextLink href="/contactus/#type=other">提出查看或删除</TextLink>
          </section>
        </div>
      </ThreadSection>
      <ThreadSection side="left" tag="改动" last>
        <div className={styles.text}>
          <section>
            <Heading level={2} phrases={['改了会说']} />
            <p>这一页的内容有实质改动时，会在页首写明改了哪一条、从哪天起。由{brand.company}负责解释。</p>
          </section>
        </div>
      </ThreadSection>
      <ClosingAction {...pageWords.closing}>
        <StartActions messageFirst />
      </ClosingAction>
    </>
  );
}

/** How long the server keeps what it keeps: the table that it deletes by. */
function RetentionTable() {
  return (
    <section>
      <Heading level={2} phrases={['在服务器上', '留多久']} />
      <DataTable
        label="服务器上的东西留多久"
        columns={['是什么', '留多久', '从哪天算起']}
        rows={Object.values(retention).map(({ what, days, from }) => [what, `${days} 天`, from])}
      />
      <p>
        服务器每天照这张表删一遍，连同文件一起。不在表里的，像提问、回答和证书，留到你注销账号。别人回答过的提问会留下来，但不再有你的名字。
      </p>
    </section>
  );
}

/** Facts of the code that the page's words name in braces. */
const facts: Readonly<Record<string, string | number>> = {
  visit: FIRST_VISIT_KEY,
  pages: KEPT_PAGES,
  days: LOGIN_DAYS,
  minutes: LOGIN_MINUTES,
  token: TOKEN_COOKIE,
};

/** Data that the site keeps in a visitor's browser (docs/requirements.md section 11); change it with the code that keeps it. */
function storedRow({ name, where, what, why, until }: (typeof shipped.stored)[number]): string[] {
  return [name, where, what, why, until].map((words) =>
    words.replace(/\{(\w+)\}/g, (braced, fact: string) => String(facts[fact] ?? braced)),
  );
}
