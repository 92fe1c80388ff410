import ReleasesIcon from '@mui/icons-material/RocketLaunchOutlined';
import { Alert, Stack, Typography } from '@mui/material';
import { deskReleases } from '@shared/contract/endpoints';
import { Title } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { useCall } from '../../data/use-call';
import { chinaTime } from '../../layout/china-clock';
import { CanaryCard } from './canary-card';
import { Channels } from './channels';
import { Attempts, Decisions } from './decisions';
import { PackageReleases } from './package-releases';
import { EVERY } from './use-canary';

/** What is released, by whom, and how its canaries do; read again while it is seen. */
function Releases() {
  const { data, error } = useCall(deskReleases, {}, { refetchInterval: EVERY });
  return (
    <Stack spacing={2} sx={{ my: 2, minWidth: 0 }}>
      <Title title="发布" />
      <Typography component="h1" variant="h5">
        发布
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data === null && <Alert severity="info">还没有人告诉后端发布了什么。合成服务启动以后会告诉。</Alert>}
      {data && (
        <>
          <Typography variant="body2">
            第 {data.head} 版，{chinaTime(data.at)} 起是这样。
          </Typography>
          <Channels {...data} />
          {data.canaries.map((canary) => (
            <CanaryCard key={canary.id} canary={canary} {...data} />
          ))}
          <PackageReleases {...data} />
          <Decisions history={data.history} />
          <Attempts attempts={data.attempts} />
        </>
      )}
    </Stack>
  );
}

export const releases: DeskResource = {
  name: 'releases',
  label: '发布',
  roles: ['operator'],
  icon: ReleasesIcon,
  calls: { list: deskReleases },
  list: Releases,
};
