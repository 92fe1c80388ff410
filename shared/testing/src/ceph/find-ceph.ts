import { existsSync } from 'node:fs';

/** Debian's packages of Ceph that a gateway needs. */
export const CEPH_PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'] as const;

const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'monmaptool'];

/** Whether Ceph's object store can be started here. */
export function hasCeph(): boolean {
  return programs.every((name) => existsSync(`/usr/bin/${name}`));
}
