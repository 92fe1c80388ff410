import { ResponseError } from '@shared/client';
import { ButtonLink, Empty, Failed } from '@shared/ui';

interface MissingComicProps {
  /** 这部漫画 */
  what: string;
  error: Error;
  retry: () => void;
}

/** Tells after a navigation that a comic is missing: a page load is answered by the server's own page. */
export function MissingComic({ what, error, retry }: MissingComicProps) {
  return error instanceof ResponseError && (error.reason === 'not-found' || error.reason === 'gone') ? (
    <Empty title={`${what}不在了`} action={<ButtonLink href="/comics/">看别的漫画</ButtonLink>}>
      可能已经下架，也可能地址抄错了。
    </Empty>
  ) : (
    <Failed what={what} error={error} retry={retry} />
  );
}
