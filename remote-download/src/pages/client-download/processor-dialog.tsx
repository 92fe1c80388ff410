import type { ClientSystem } from '@shared/contract/endpoints';
import type { DetectedProcessor } from '@shared/ui/device';
import { Dialog, text } from '@shared/ui';
import { newestBuild, offeredPlatforms } from '../../features/builds/find-build';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import styles from './processor-dialog.module.css';
import { ProcessorOption } from './processor-option';

interface ProcessorDialogProps {
  /** The system that was asked for; `null` while nothing is asked. */
  os: ClientSystem | null;
  builds: ClientBuilds;
  processor: DetectedProcessor | null;
  onClose: () => void;
}

const questions = {
  win: { title: '你的电脑是哪种处理器？', how: '打开“设置 › 系统 › 系统信息”，看“系统类型”一行。' },
  mac: { title: '你的 Mac 是哪种芯片？', how: '点左上角苹果菜单里的“关于本机”，看“芯片”或“处理器”一行。' },
  'linux-deb': {
    title: '你的 Linux 是哪种处理器？',
    how: '在终端运行 uname -m，看它显示的那个词。适用于能装 deb 包的发行版。',
  },
} as const;

/** The modal for Mac and Linux: which processor? (docs/requirements.md section 4) */
export function ProcessorDialog({ os, builds, processor, onClose }: ProcessorDialogProps) {
  if (!os) return null;
  const { title, how } = questions[os];
  const offered = offeredPlatforms(builds).filter((platform) => platform.os === os);
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={styles.how}>{how}</p>
      <div className={styles.options}>
        {offered.map((platform) => (
          <ProcessorOption
            key={platform.arch}
            platform={platform}
            build={newestBuild(builds, platform.os, platform.arch)}
            own={platform.arch === processor}
            onFollow={onClose}
          />
        ))}
      </div>
      <p className={text.note}>选错了也不要紧：打不开时换另一个即可。</p>
    </Dialog>
  );
}
