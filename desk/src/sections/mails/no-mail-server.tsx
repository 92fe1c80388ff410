import { Alert } from '@mui/material';
import { type DataOf, mailState } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { deskCall } from '../../data/data-provider';

/** Without a server mail waits, and whoever writes it or runs the site has to know. */
export function NoMailServer() {
  const { data } = useQuery({
    queryKey: ['mail state'],
    queryFn: async () => (await deskCall(mailState, {})) as DataOf<typeof mailState>,
  });
  if (!data || data.configured) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      还没有配置发信服务器（SMTP_URL），邮件都在等待，现在有 {data.waiting} 封。
    </Alert>
  );
}
