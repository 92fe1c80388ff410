import type { ClientSystem } from '@shared/contract/endpoints';
import { ButtonLink, Heading, PageIcon, text } from '@shared/ui';
import { formatDay, sizeOf } from '../../features/builds/format';
import { newestBuild, offeredPlatforms } from '../../features/builds/find-build';
import { NoBuild, namesOf, offeredSystems } from '../../features/builds/no-build';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import type { Device } from '../../features/device/use-device';
import { earlyLink } from '../../features/platforms/early-link';
import { downloadPath, systemNames } from '../../features/platforms/platforms';
import { SystemIcon } from '../../features/platforms/system-icon';
import styles from './choice.module.css';
import { ElsewhereHint } from '../../features/device/elsewhere-hint';
import { systemOf } from '../../features/device/system-of';

interface ChoiceProps {
  builds: ClientBuilds;
  device: Device | null;
  /** A system whose processor the visitor has to name. */
  onAsk: (os: ClientSystem) => void;
}

/** The visitor's own system first, the others beside it. */
export function Choice({ builds, device, onAsk }: ChoiceProps) {
  const own = systemOf(device?.platform);
  // A phone, or a system that the client does not run on: any main button would be a wrong guess.
  const elsewhere = device !== null && !own;
  const offered = offeredSystems(builds);
  const first = own ?? offered[0] ?? 'win';
  const others = own ? offered.filter((os) => os !== own) : offered;
  const packages = offeredPlatforms(builds);
  const usual = packages.find(({ os }) => os === first);
  const build = usual && newestBuild(builds, first, usual.arch);
  const facts = [
    ['版本', build?.version],
    ['日期', build && formatDay(build.releasedAt)],
    ['需要', elsewhere ? `${namesOf(offered)} 电脑` : build?.requirements[0]],
  ] as const;
  const straight = packages.some(({ os, arch }) => os === 'win' && arch === 'x64');
  return (
    <div className={styles.choice}>
      <Heading level={1} display phrases={['装上，', '录一遍，', '它就会了。']} dim={1} />
      <p className={styles.detected} role="status">
        {elsewhere ? <PageIcon /> : <SystemIcon os={first} />}
        <span>
          <b>{detectedName(device, own, offered)}</b>
          <small>{detectedNote(device, own, offered)}</small>
        </span>
      </p>
      <div className={styles.action}>
        {elsewhere ? (
          <ElsewhereHint />
        ) : offered.includes(first) ? (
          <SystemLink
            os={first}
            onAsk={onAsk}
            size={first === 'win' && build ? sizeOf(build) : ''}
            straight={straight}
            main
          />
        ) : (
          <NoBuild builds={builds} of={[first]} />
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, words = '—']) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={elsewhere ? `${styles.others} ${styles.elsewhere}` : styles.others}>
        {others.length > 0 ? <span>{elsewhere ? '电脑是哪种系统？' : '不是这台？'}</span> : null}
        {others.map((os) => (
          <SystemLink key={os} os={os} onAsk={onAsk} straight={straight} guessed={!elsewhere && os === first} />
        ))}
        {offered.length > 0 ? (
          <a className={styles.all} href="#all">
            全部安装包
          </a>
        ) : null}
      </p>
      <p className={`${text.note} ${styles.note}`}>
        {build?.sample ? '本页的版本号、日期与校验值来自示例安装包' : null}
      </p>
    </div>
  );
}

interface SystemLinkProps {
  os: ClientSystem;
  onAsk: (os: ClientSystem) => void;
  size?: string;
  /** Whether there is the build that a direct start gives: that of Windows for x64. */
  straight: boolean;
  main?: boolean;
  /** Whether it stands beside a main button for the same system while nobody knows the visitor's own. */
  guessed?: boolean;
}

/**
 * Windows goes to its download; the others are asked for their processor first (docs/requirements.md section 4). Without
 * script: the list below.
 */
function SystemLink({ os, onAsk, size = '', straight, main = false, guessed = false }: SystemLinkProps) {
  const asks = os !== 'win' || !straight;
  const href = asks ? '#all' : downloadPath('win', 'x64');
  const handlers = asks
    ? {
        onClick: (event: React.MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onAsk(os);
        },
        'aria-haspopup': 'dialog' as const,
      }
    : earlyLink;
  if (main) {
    return (
      <ButtonLink variant="go" shuttle className={styles.main} href={href} {...handlers}>
        <span>{`下载 ${systemNames[os]} 版`}</span>
        {size ? <small>{size}</small> : null}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink className={guessed ? `${styles.other} ${styles.guessed}` : styles.other} href={href} {...handlers}>
      <SystemIcon os={os} />
      <span>{systemNames[os]}</span>
    </ButtonLink>
  );
}

function detectedName(device: Device | null, own: ClientSystem | undefined, offered: readonly ClientSystem[]): string {
  if (own) return `检测到你在用 ${systemNames[own]}`;
  if (device?.platform === 'phone') return '安装包要在电脑上装';
  return device ? '没有认出你的系统' : offered.length > 0 ? `有 ${namesOf(offered)} 版` : '安装包还没有上传';
}

/** Words about the system, one line on the narrowest phone whatever they are: nothing below moves when it is known. */
function detectedNote(device: Device | null, own: ClientSystem | undefined, offered: readonly ClientSystem[]): string {
  if (!offered.includes(own ?? offered[0] ?? 'win')) return '这种系统还没有安装包';
  if (own === 'win') return device?.processor === 'arm64' ? 'ARM 处理器：请选下面的 ARM 安装包' : '64 位处理器（x64）';
  if (own) return '下一步选处理器';
  if (device?.platform === 'phone') return '把这一页发到电脑上打开，再点下载';
  if (device) return `有 ${namesOf(offered)} 版`;
  return offered[0] === 'win' ? '默认是 Windows 64 位，也可以换' : '下一步选处理器';
}
