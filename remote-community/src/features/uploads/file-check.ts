/** Bytes of the largest file; the server holds the same limit (contract, grade and fields). */
const MAX_BYTES = 10 * 1024 * 1024;

/** Purposes of files, and what may be sent for each. */
export type Purpose = 'evidence' | 'work' | 'post';

const pictures = {
  types: ['image/png', 'image/jpeg'],
  limits: 'PNG 或 JPG，每张不超过 10 MB',
  refusal: '只收 PNG 和 JPG 图片',
};

export const accepted: Readonly<Record<Purpose, { types: readonly string[]; limits: string; refusal: string }>> = {
  evidence: {
    types: ['image/png', 'image/jpeg', 'application/pdf'],
    limits: 'PNG、JPG 或 PDF，每个不超过 10\u00a0MB，最多 5 个',
    refusal: '只收 PNG、JPG 和 PDF',
  },
  work: pictures,
  post: pictures,
};

/** Says why a file cannot be taken, before a byte of it is sent. */
export function fileProblem(purpose: Purpose, { type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (size === 0) return '这个文件是空的';
  if (size > MAX_BYTES) return `太大：${(size / 1024 / 1024).toFixed(1)} MB，最多 10 MB`;
  return accepted[purpose].types.includes(type) ? undefined : accepted[purpose].refusal;
}
