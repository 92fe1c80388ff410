import { LinuxIcon, MacIcon, WindowsIcon } from '@shared/ui';
import type { ClientSystem } from '@shared/contract/endpoints';

const icons = { win: WindowsIcon, mac: MacIcon, 'linux-deb': LinuxIcon };

export function SystemIcon({ os }: { os: ClientSystem }) {
  const Icon = icons[os];
  return <Icon />;
}
