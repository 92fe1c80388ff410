import { retention } from '@shared/contract/retention';
import { DataTable, Heading } from '@shared/ui';

/** How long the server keeps what it keeps: the table that it deletes by. */
export function RetentionTable() {
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
