import { Alert, Card, CardContent, Typography } from '@mui/material';
import { type DataOf, deskHealth } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { deskCall } from '../../data/data-provider';
import { chinaTime } from '../../layout/china-clock';

type Health = DataOf<typeof deskHealth>;

const MEGABYTE = 1024 * 1024;
/** Below so much free room the operator should act. */
const LITTLE_ROOM = 2048;
const ASKED_EVERY = 30_000;

const engines: Readonly<Record<Health['database']['engine'], string>> = {
  pglite: '内嵌数据库',
  postgres: 'PostgreSQL',
};

/** How the parts behind the site are, asked again twice a minute. */
export function HealthCard() {
  const { data, error } = useQuery({
    queryKey: ['health'],
    queryFn: async () => (await deskCall(deskHealth, {})) as Health,
    refetchInterval: ASKED_EVERY,
  });
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

function Facts({ health: { database, files, backend } }: { health: Health }) {
  const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE).toLocaleString('zh-CN');
  const { freeBytes } = files;
  const isShort = freeBytes !== null && freeBytes / MEGABYTE < LITTLE_ROOM;
  return (
    <>
      {isShort && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          磁盘只剩 {megabytes(freeBytes)} MB
        </Alert>
      )}
      {!isShort && (
        <Alert severity="success" sx={{ mb: 1 }}>
          {freeBytes === null ? '数据库、文件和后端都有回应' : '数据库、文件和后端都有回应，磁盘够用'}
        </Alert>
      )}
      <Typography>
        {engines[database.engine]}：{megabytes(database.size)} MB，一次查询 {database.latency} ms，结构第{' '}
        {database.migrations} 版
      </Typography>
      <Typography>
        文件：{files.count} 个，{megabytes(files.bytes)} MB，
        {freeBytes === null ? '放在对象存储里' : `磁盘还剩 ${megabytes(freeBytes)} MB`}
      </Typography>
      <Typography>
        后端：Node {backend.node}，内存 {megabytes(backend.memoryBytes)} MB，从 {chinaTime(backend.startedAt)} 运行至今
      </Typography>
    </>
  );
}
