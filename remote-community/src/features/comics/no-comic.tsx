import { ButtonLink, Empty } from '@shared/ui';

/** Tells after a navigation that a comic is missing: a page load is answered by the server's own page. */
export function NoComic({ what }: { what: string }) {
  return (
    <Empty title={`${what}不在了`} action={<ButtonLink href="/comics/">看别的漫画</ButtonLink>}>
      可能已经下架，也可能地址抄错了。
    </Empty>
  );
}
