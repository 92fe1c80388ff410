import { ButtonLink, Heading, text } from '@shared/ui';
import { systemNames } from '../../features/platforms/platforms';
import type { DownloadRequest } from '../../features/start/download-request';
import styles from './page.module.css';
import { Parcel } from './parcel';

interface ExplanationProps {
  request: Exclude<DownloadRequest, { kind: 'build' }>;
  /** Whether the address has been read; false while it may still be unread. */
  alive: boolean;
}

/** The address names no build, or one that cannot be: nothing is requested, the right ones are below. */
export function Explanation({ request, alive }: ExplanationProps) {
  const invalid = request.kind === 'invalid';
  return (
    <div className={styles.columns}>
      <div className={styles.status}>
        <Heading level={1} phrases={invalid ? ['这个安装包', '不存在'] : ['安装包', '在这里']} />
        <p className={text.lead} role="status">
          {says(request, alive)}
        </p>
        <p>
          <ButtonLink variant="go" shuttle href="#other">
            选安装包
          </ButtonLink>
        </p>
      </div>
      <Parcel state={invalid ? 'failed' : 'nothing'} />
    </div>
  );
}

function says(request: ExplanationProps['request'], alive: boolean): string {
  if (request.kind !== 'invalid') return alive ? '从下面选系统和处理器，点了就开始。' : '正在看要的是哪一个安装包。';
  return request.reason + (request.os ? `下面先列出 ${systemNames[request.os]} 的。` : '');
}
