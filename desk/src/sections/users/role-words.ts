import type { Role } from '@shared/contract/endpoints';

/** Every role, as people call it. */
export const roleWords: Readonly<Record<Role, string>> = {
  ...{ editor: '编辑', moderator: '版主', reviewer: '评审', operator: '管理员' },
};
