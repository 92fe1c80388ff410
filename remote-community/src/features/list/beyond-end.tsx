import { ButtonLink, Empty } from '@shared/ui';

interface BeyondEndProps {
  /** Name of the items: 问题. */
  what: string;
  page: number;
  size: number;
  total: number;
  href: (page: number) => string;
}

/** A page after the last one: an old address, or what stood there went. */
export function BeyondEnd({ what, page, size, total, href }: BeyondEndProps) {
  const last = Math.ceil(total / size);
  return (
    <Empty title={`没有第 ${String(page)} 页`} action={<ButtonLink href={href(last)}>到最后一页</ButtonLink>}>
      {what}一共 {last} 页，{total} 条。
    </Empty>
  );
}
