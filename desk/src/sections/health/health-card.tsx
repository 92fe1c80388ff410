import { Alert, Card, CardContent, Typography } from '@mui/material';
import { type DataOf, deskHealth } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';
import { BackendsTable } from './backends-table';
import { inMegabytes } from './megabytes';

type Health = DataOf<typeof deskHealth>;

/** Bytes of free room below which the operator should act. */
const LITTLE_ROOM = 2 * 1024 * 1024 * 1024;
const ASKED_EVERY = 30_000;

const engines: Readonly<Record<Health['database']['engine'], string>> = {
  pglite: '内嵌数据库',
  postgres: 'PostgreSQL',
};

/** How the parts behind the site are, asked again twice a minute. */
export function HealthCard() {
  const { data, error } = useCall(deskHealth, {}, { refetchInterval: ASKED_EVERY });
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6" gutterBottom>
          运行状况
        </Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && <Facts health={data} />}
      </CardContent>
    </Card>
  );
}

function Facts({ health: { database, files, backend, backends } }: { health: Health }) {
  const { freeBytes } = files;
  const isShort = freeBytes !== null && freeBytes < LITTLE_ROOM;
  const away = backends.filter((one) => one.away && one.id !== backend.id);
  return (
    <>
      {isShort && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          磁盘只剩 {inMegabytes(freeBytes)} MB
        </Alert>
      )}
      {away.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          有 {away.length} 个后端没有报到：{away.map(({ host }) => host).join('、')}
        </Alert>
      )}
      {!isShort && away.length === 0 && (
        <Alert severity="success" sx={{ mb: 1 }}>
          {freeBytes === null ? '数据库、文件和后端都有回应' : '数据库、文件和后端都有回应，磁盘够用'}
        </Alert>
      )}
      <Typography>
        {engines[database.engine]}：{inMegabytes(database.size)} MB，一次查询 {database.latency} 毫秒，结构第{' '}
        {database.migrations} 版
      </Typography>
      <Typography>
        文件：{files.count} 个，{inMegabytes(files.bytes)} MB，
        {freeBytes === null ? '放在对象存储里' : `磁盘还剩 ${inMegabytes(freeBytes)} MB`}
      </Typography>
      <BackendsTable backends={backends} answering={backend.id} />
    </>
  );
}
