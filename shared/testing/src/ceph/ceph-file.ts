/** Input of a configuration of Ceph. */
export interface CephPorts {
  monitor: number;
  /** The port of the gateway. */
  gateway: number;
  /** Ports of the storage daemon, three in a row or more. */
  storage: readonly [first: number, last: number];
}

/**
 * Configures one monitor and one storage daemon in memory, without a manager and without logins between them, which only this
 * machine reaches. `ms_mon_client_mode`: without it the gateway waits for ever; `tcp_nodelay`: without it a GET takes 50 ms.
 */
export function cephFile(folder: string, cluster: string, { monitor, gateway, storage }: CephPorts): string {
  return [
    '[global]',
    `fsid = ${cluster}`,
    `mon_host = ${monitorAddress(monitor)}`,
    'mon_initial_members = a',
    'public_network = 127.0.0.0/8',
    'cluster_network = 127.0.0.0/8',
    ...['auth_cluster_required', 'auth_service_required', 'auth_client_required'].map((name) => `${name} = none`),
    'ms_mon_client_mode = crc',
    'paxos_propose_interval = 0.02',
    'paxos_min_wait = 0.01',
    'osd_crush_chooseleaf_type = 0',
    'osd_pool_default_size = 1',
    'osd_pool_default_min_size = 1',
    'osd_pool_default_pg_num = 1',
    'osd_pool_default_pg_autoscale_mode = off',
    'mon_allow_pool_size_one = true',
    'mon_max_pg_per_osd = 2000',
    `ms_bind_port_min = ${storage[0]}`,
    `ms_bind_port_max = ${storage[1]}`,
    `mon_data = ${folder}/mon`,
    `osd_data = ${folder}/osd`,
    'osd_objectstore = memstore',
    'memstore_device_bytes = 8589934592',
    `admin_socket = ${folder}/run/$name.asok`,
    `log_file = ${folder}/run/$name.log`,
    `mon_cluster_log_file = ${folder}/run/cluster.log`,
    `crash_dir = ${folder}/run`,
    '[client.rgw]',
    `rgw_frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1`,
    // Deleted objects leave the memory in seconds, not after two hours.
    'rgw_gc_obj_min_wait = 1',
    'rgw_gc_processor_period = 2',
    'rgw_gc_processor_max_time = 2',
    '',
  ].join('\n');
}

export function monitorAddress(port: number): string {
  return `[v2:127.0.0.1:${port},v1:127.0.0.1:${port + 1}]`;
}
