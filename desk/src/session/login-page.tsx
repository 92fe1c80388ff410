import { Alert, Box, Button, Typography } from '@mui/material';
import { loginAddress } from '@shared/client/auth';
import { useLocation } from 'react-router-dom';

/** Asks for the site's own login; there is no other. */
export function LoginPage({ signIn, problem }: { signIn: boolean; problem: string | null }) {
  const { state } = useLocation() as { state: { nextPathname?: string } | null };
  return (
    <Box component="main" sx={{ maxWidth: 480, mx: 'auto', px: 3, py: 10 }}>
      <Typography component="h1" variant="h4" gutterBottom>
        工作台
      </Typography>
      <Typography gutterBottom>这里给编辑、版主、评审和管理员使用，请用你在网站上的账号登录。</Typography>
      {problem !== null && (
        <Alert severity="error" sx={{ my: 2 }}>
          {problem}
        </Alert>
      )}
      {signIn ? (
        <Button
          variant="contained"
          size="large"
          sx={{ mt: 2 }}
          onClick={() => location.assign(loginAddress(`${location.pathname}#${state?.nextPathname ?? '/'}`))}
        >
          登录
        </Button>
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          这里没有自己的登录：请先在网站上登录，再回到这一页。
        </Alert>
      )}
    </Box>
  );
}
