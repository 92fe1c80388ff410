import type { ClientSystem } from '@shared/contract/endpoints';
import { DeskWay, Link } from '@shared/ui';
import { systemNames, systems } from '../platforms/platforms';
import { offeredPlatforms } from './find-build';
import { useRoles } from './use-roles';
import type { ClientBuilds } from './use-client-builds';

/** Systems that a build can be had for; all of them while that is not known. */
export function offeredSystems(builds: ClientBuilds): readonly ClientSystem[] {
  const offered = offeredPlatforms(builds);
  return systems.filter((os) => offered.some((platform) => platform.os === os));
}

/** Systems by their names, as a sentence has them. */
export const namesOf = (named: readonly ClientSystem[]) => named.map((os) => systemNames[os]).join('、');

/** Says of systems that have no build that they have none, and what to do about it; nothing where each has one. */
export function NoBuild({ builds, of = systems, className }: NoBuildProps) {
  const offered = offeredSystems(builds);
  const missing = of.filter((os) => !offered.includes(os));
  const none = offered.length === 0;
  const roles = useRoles(none);
  if (missing.length === 0) return null;
  return (
    <>
      <p className={className}>
        {none ? '现在还没有可以下载的安装包。' : `${namesOf(missing)} 还没有安装包。`}
        <Link href="/contactus/#type=contactus">给我们留言</Link>
        {none ? '，可以下载时告诉你。' : `，有了告诉你；也可以先装在 ${namesOf(offered)} 电脑上。`}
      </p>
      <DeskWay roles={roles} of={['operator']} to="builds/create" />
    </>
  );
}

interface NoBuildProps {
  builds: ClientBuilds;
  /** Systems that are spoken of. */
  of?: readonly ClientSystem[];
  className?: string | undefined;
}
