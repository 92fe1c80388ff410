import type { ClientBuild } from '@shared/contract/endpoints';
import { Chip, DownloadIcon, Link } from '@shared/ui';
import { sizeOf } from '../../features/builds/format';
import { downloadPath, type Platform } from '../../features/platforms/platforms';
import styles from './processor-dialog.module.css';

interface ProcessorOptionProps {
  platform: Platform;
  build: ClientBuild | undefined;
  own: boolean;
  onFollow: () => void;
}

export function ProcessorOption({ platform, build, own, onFollow }: ProcessorOptionProps) {
  const { os, arch, processor, hint } = platform;
  return (
    <Link className={styles.option} href={downloadPath(os, arch)} onClick={onFollow}>
      <svg viewBox="0 0 72 72" aria-hidden="true" data-solid={arch === 'arm64'}>
        <path d="M26 16V6M36 16V6M46 16V6M26 66V56M36 66V56M46 66V56M16 26H6M16 36H6M16 46H6M66 26H56M66 36H56M66 46H56" />
        <rect x="16" y="16" width="40" height="40" rx="6" />
        <text x="36" y="41" textAnchor="middle" fontSize="12" fontWeight="700">
          {arch === 'arm64' ? 'ARM' : arch}
        </text>
      </svg>
      <span>
        <b>
          {processor === 'Intel' ? 'Intel 处理器' : processor} {own ? <Chip kind="new">这台电脑</Chip> : null}
        </b>
        <span>{hint}</span>
        <small>{build ? `${arch} · ${sizeOf(build)}` : arch}</small>
      </span>
      <DownloadIcon />
    </Link>
  );
}
