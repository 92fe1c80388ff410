import { CEPH_PACKAGES, hasCeph } from '@shared/testing/find-ceph';
import { deployParts } from '@shared/testing/deployed-site';
import { redisProgram } from '@shared/testing/redis-server';
import { hasVarnish } from '@shared/testing/varnish-server';

/** Debian's programs that stand beside the site's own. */
export interface ScalePrograms {
  nginx: string;
  postgres: string;
  redis: string;
}

/** Throws one sentence that names all that is not installed. */
export function scalePrograms(): ScalePrograms {
  const parts = deployParts();
  const redis = redisProgram();
  const missing = [
    ...('missing' in parts ? [parts.missing] : []),
    ...(redis === null ? ['apt-get install redis-server'] : []),
    ...(hasVarnish() ? [] : ['apt-get install varnish']),
    ...(hasCeph() ? [] : [`apt-get install --no-install-recommends ${CEPH_PACKAGES.join(' ')}`]),
  ];
  if ('missing' in parts || redis === null || missing.length > 0)
    throw new Error(`This part needs what is not installed: ${missing.join('; ')}`);
  return { ...parts, redis };
}
