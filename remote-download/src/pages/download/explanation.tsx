import { Heading, text, TextLink } from '@shared/ui';
import { newestBuild, offeredPlatforms } from '../../features/builds/find-build';
import { formatDay } from '../../features/builds/format';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import { systemNames } from '../../features/platforms/platforms';
import type { DownloadRequest } from '../../features/start/download-request';
import styles from './page.module.css';

interface ExplanationProps {
  request: Exclude<DownloadRequest, { kind: 'build' }>;
  /** Whether it stands on a phone, where nothing can be installed. */
  phone: boolean;
  builds: ClientBuilds;
}

/** The address names no build, or one that cannot be: nothing is requested, the right ones are below. */
export function Explanation({ request, phone, builds }: ExplanationProps) {
  const [first] = offeredPlatforms(builds);
  const newest = first && newestBuild(builds, first.os, first.arch);
  const invalid = request.kind === 'invalid';
  return (
    <div className={styles.low}>
      <Heading level={1} phrases={invalid ? ['这个安装包', '不存在。'] : ['选好系统，', '马上开始。']} dim={1} />
      <p className={text.lead} role="status">
        {says(request, phone)}
      </p>
      {newest ? (
        <p className={styles.newest}>
          <b>{newest.version}</b>
          {formatDay(newest.releasedAt)} 发布{newest.sample ? '（示例）' : ''}
          <TextLink href="/changelog/">改了什么</TextLink>
        </p>
      ) : null}
    </div>
  );
}

function says(request: ExplanationProps['request'], phone: boolean): string {
  if (request.kind === 'invalid')
    return request.reason + (request.os ? `下面先列出 ${systemNames[request.os]} 的。` : '');
  return phone ? '安装包要在电脑上装：把这一页发过去打开，再点下载。' : '点了就下载，下一页还有直接链接。';
}
