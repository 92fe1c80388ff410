import { Alert, Typography } from '@mui/material';
import type { Role } from '@shared/contract/endpoints';
import { Title, usePermissions, useResourceDefinition } from 'react-admin';
import { isClosed } from '../../layout/closed';
import { valueWords } from '../../i18n/value-words';

/** Says in the place of a list who may work there, to who may not. */
export function NeedsRole() {
  const { options } = useResourceDefinition() as { options?: unknown };
  const { permissions = [] } = usePermissions<readonly Role[]>();
  if (!isClosed(options)) return null;
  const named = (roles: readonly Role[]) => roles.map((role) => `“${valueWords.people.roles[role]}”`).join('、');
  return (
    <>
      <Title title={options.label} />
      <Typography component="h1" variant="h5" sx={{ my: 2 }}>
        {options.label}
      </Typography>
      <Alert severity="info">
        这一页由{named(options.needs)}来做。你的角色是{permissions.length > 0 ? named(permissions) : '空的'}
        ；要做这件事，请管理员在“用户”里给你这个角色。
      </Alert>
    </>
  );
}
