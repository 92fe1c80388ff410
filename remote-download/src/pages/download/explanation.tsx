import { Heading, text } from '@shared/ui';
import { systemNames } from '../../features/platforms/platforms';
import type { DownloadRequest } from '../../features/start/download-request';
import styles from './page.module.css';

interface ExplanationProps {
  request: Exclude<DownloadRequest, { kind: 'build' }>;
  /** Whether it stands on a phone, where nothing can be installed. */
  phone: boolean;
}

/** The address names no build, or one that cannot be: nothing is requested, the right ones are below. */
export function Explanation({ request, phone }: ExplanationProps) {
  const invalid = request.kind === 'invalid';
  return (
    <div className={styles.low}>
      <Heading level={1} phrases={invalid ? ['这个安装包', '不存在。'] : ['选好系统，', '马上开始。']} dim={1} />
      <p className={text.lead} role="status">
        {says(request, phone)}
      </p>
    </div>
  );
}

function says(request: ExplanationProps['request'], phone: boolean): string {
  if (request.kind === 'invalid')
    return request.reason + (request.os ? `下面先列出 ${systemNames[request.os]} 的。` : '');
  return phone ? '安装包要在电脑上装：把这一页发过去打开，再点下载。' : '点了就下载，下一页还有直接链接。';
}
