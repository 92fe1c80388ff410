export interface BucketOptions {
  bucket: string;
  /** Begins every key; without a slash at its end, empty for none. */
  prefix: string;
  /** Absent: the one that AWS has for the region. */
  endpoint?: string | undefined;
  /** Address of the bucket for those who are given a link; absent: `endpoint`. */
  publicEndpoint?: string | undefined;
  region: string;
  /** Whether the bucket's name is part of the path, and not of the host's name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** The bucket's name in messages. */
export function placeOf({ bucket, prefix }: Pick<BucketOptions, 'bucket' | 'prefix'>): string {
  return `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
}

export function linkOriginOf({ bucket, endpoint, publicEndpoint, region, pathStyle }: BucketOptions): string {
  const { protocol, host } = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`);
  return `${protocol}//${pathStyle ? '' : `${bucket}.`}${host}`;
}
