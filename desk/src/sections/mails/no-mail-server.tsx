import { Alert } from '@mui/material';
import { mailState } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';

/** Tells whoever writes mail or runs the site that mail waits while there is no server. */
export function NoMailServer() {
  const { data } = useCall(mailState);
  if (!data || data.configured) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      还没有配置发信服务器（SMTP_URL），写好的邮件都会等着，
      {data.waiting === 0 ? '现在还没有要发的' : `现在等着 ${data.waiting} 封`}。
    </Alert>
  );
}
