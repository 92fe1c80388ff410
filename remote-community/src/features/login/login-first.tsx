import { Button, Empty } from '@shared/ui';
import { usePage } from '@shared/ui/page';

interface LoginFirstProps {
  title: string;
  /** Words of the login prompt. */
  reason: string;
  /** What is here for who signs in. */
  children: string;
}

/** Stands in the place of what belongs to a visitor, for a guest. */
export function LoginFirst({ title, reason, children }: LoginFirstProps) {
  const { host } = usePage();
  const login = (
    <Button small variant="solid" onClick={() => host.openLogin(reason)}>
      登录
    </Button>
  );
  return (
    <Empty title={title} action={login}>
      {children}
    </Empty>
  );
}
