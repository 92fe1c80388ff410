import type { ClientSystem } from '@shared/contract/endpoints';
import { Heading } from '@shared/ui';
import { InstallGuide } from '../../features/install/install-guide';
import { systemNames } from '../../features/platforms/platforms';
import styles from './install-steps.module.css';

interface InstallStepsProps {
  os: ClientSystem;
}

export function InstallSteps({ os }: InstallStepsProps) {
  return (
    <>
      <Heading level={2} phrases={[`在 ${systemNames[os]} 上`, '三步装好']} />
      <div className={styles.guide}>
        <InstallGuide os={os} />
      </div>
    </>
  );
}
