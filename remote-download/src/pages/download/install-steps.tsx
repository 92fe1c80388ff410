import type { ClientSystem } from '@shared/contract/endpoints';
import { Heading } from '@shared/ui';
import { InstallGuide } from '../../features/install/install-guide';
import { systemNames } from '../../features/platforms/platforms';
import styles from './install-steps.module.css';

interface InstallStepsProps {
  os: ClientSystem;
  /** False where the address names no system: then these are the steps of the most common one. */
  known: boolean;
}

export function InstallSteps({ os, known }: InstallStepsProps) {
  return (
    <>
      <Heading
        level={2}
        phrases={known ? [`在 ${systemNames[os]} 上`, '三步装好'] : ['三步装好，', `以 ${systemNames[os]} 为例`]}
      />
      <div className={styles.guide}>
        <InstallGuide os={os} />
      </div>
    </>
  );
}
