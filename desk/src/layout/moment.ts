/** An instant as people read it, where they are. */
export function moment(instant: string | null | undefined): string {
  if (!instant) return '—';
  return new Date(instant).toLocaleString('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });
}
