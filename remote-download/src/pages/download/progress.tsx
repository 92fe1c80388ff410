import { usePage } from '@shared/ui/page';
import { Actions, Button, ButtonLink, Heading, text } from '@shared/ui';
import { sizeOf } from '../../features/builds/format';
import { askedBuild } from '../../features/builds/find-build';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import { directLink, linksAreOurs } from '../../features/platforms/direct-link';
import { platforms, systemNames } from '../../features/platforms/platforms';
import type { DownloadRequest } from '../../features/start/download-request';
import type { StartFailure } from '../../features/start/start-failure';
import { useCountdown } from '../../features/start/use-countdown';
import { type StartState, useStart } from '../../features/start/use-start';
import styles from './page.module.css';
import { VerifyFile } from './verify-file';

interface ProgressProps {
  request: Extract<DownloadRequest, { kind: 'build' }>;
  builds: ClientBuilds;
}

/** Starts the download and says what is happening. */
export function Progress({ request, builds }: ProgressProps) {
  const { config } = usePage();
  const { state, again } = useStart(request);
  const { os, arch, version } = request;
  const processor = platforms.find((platform) => platform.os === os && platform.arch === arch)?.processor ?? arch;
  const build = askedBuild(builds, request);
  // The link that was got ends after a while; a direct one is signed when it is followed.
  const link = state.name === 'started' && !linksAreOurs(config) ? state.link : directLink(config, request);
  return (
    <div className={styles.columns}>
      <div className={styles.status} data-download={state.name}>
        <Heading level={1} phrases={headings[state.name]} />
        <div className={styles.said} role="status">
          <p className={text.note}>
            {systemNames[os]} {processor}（{arch}）{version ? ` · ${version}` : ''}
            {build ? (
              <>
                {'\u00a0· '}
                <span>
                  {build.fileName}
                  {'\u00a0· '}
                  {sizeOf(build)}
                </span>
              </>
            ) : null}
          </p>
          <p className={text.lead}>{says(state)}</p>
        </div>
        <Actions>
          <Again state={state} again={again} />
          {builds.state === 'ready' && !build ? null : (
            <ButtonLink href={link} download="">
              用直接链接下载
            </ButtonLink>
          )}
          <ButtonLink href="#other">换一个系统</ButtonLink>
        </Actions>
      </div>
      <VerifyFile os={os} build={build} />
    </div>
  );
}

const headings: Readonly<Record<StartState['name'], readonly string[]>> = {
  waiting: ['这个安装包', '下载过一次了'],
  elsewhere: ['安装包', '要在电脑上装'],
  asking: ['正在取', '下载链接'],
  started: ['下载', '已经开始'],
  failed: ['下载', '没有开始'],
};

function says(state: StartState): string {
  switch (state.name) {
    case 'waiting':
      return '返回或刷新时不会自动再下一次；要再下，点下面的按钮。';
    case 'elsewhere':
      return '手机和平板上装不了，所以没有自动下载。把这一页的地址发到电脑上打开，就会开始。';
    case 'asking':
      return '几秒内会自动开始，不用点什么。';
    case 'started':
      return '看浏览器的下载列表。几秒后还没有动静，就点“再下一次”或用直接链接。';
    case 'failed':
      return `${state.failure.title}。${state.failure.advice}`;
  }
}

function Again({ state, again }: { state: StartState; again: () => void }) {
  if (state.name === 'failed' && state.failure.retryAfter !== undefined) {
    return <Later failure={state.failure} again={again} />;
  }
  return (
    <Button variant="go" shuttle disabled={state.name === 'asking'} onClick={again}>
      {state.name === 'failed' ? '再试一次' : state.name === 'elsewhere' ? '仍要下载' : '再下一次'}
    </Button>
  );
}

function Later({ failure, again }: { failure: StartFailure; again: () => void }) {
  const left = useCountdown(failure.retryAfter ?? 0);
  return (
    <Button variant="go" shuttle disabled={left > 0} onClick={again}>
      {left > 0 ? `${String(left)} 秒后可以再试` : '再试一次'}
    </Button>
  );
}
