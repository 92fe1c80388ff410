import type { ClientBuild, ClientSystem } from '@shared/contract/endpoints';
import { CopyButton } from '../../features/builds/copy-button';
import { systemNames } from '../../features/platforms/platforms';
import styles from './verify-file.module.css';

const commands: Readonly<Record<ClientSystem, (file: string) => string>> = {
  win: (file) => `Get-FileHash ${file}`,
  mac: (file) => `shasum -a 256 ${file}`,
  'linux-deb': (file) => `sha256sum ${file}`,
};
const places: Readonly<Record<ClientSystem, string>> = { win: 'PowerShell', mac: '终端', 'linux-deb': '终端' };

/** Says how to see that the file arrived as it was made. */
export function VerifyFile({ os, build }: { os: ClientSystem; build: ClientBuild | undefined }) {
  return (
    <div className={styles.verify}>
      <div>
        <h2>文件是不是原样</h2>
        <p>
          在下载所在的文件夹运行一行命令，得到 64 位的校验值。与下面的 <span>SHA-256</span> 一字不差，文件就没有被改过。
        </p>
      </div>
      <dl>
        <div>
          <dt>
            {systemNames[os]}，在{places[os]}里运行
          </dt>
          <dd>
            <code>{commands[os](build?.fileName ?? '下载的文件')}</code>
          </dd>
        </div>
        {build ? (
          <div>
            <dt>应当得到</dt>
            <dd>
              <CopyButton text={build.sha256} what="SHA-256">
                {build.sha256}
              </CopyButton>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
