import type { DeskApplication } from '@shared/contract/endpoints';

/** Outcome of an opinion: with two reviewers the first one decides nothing yet. */
export function decided({ status }: Pick<DeskApplication, 'status'>): string {
  switch (status) {
    case 'granted':
      return '已通过，证书已发出';
    case 'rejected':
      return '没有通过，已通知申请人';
    default:
      return '意见已记下，还要另一位评审的意见';
  }
}
