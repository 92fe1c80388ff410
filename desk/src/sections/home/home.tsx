import { Alert, Box, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { type DataOf, type Role, deskToday } from '@shared/contract/endpoints';
import { Title, useGetIdentity, usePermissions } from 'react-admin';
import { useCall } from '../../data/use-call';
import { NoMailServer } from '../mails/no-mail-server';
import { SmallTable } from '../../layout/small-table';
import { Figure } from '../../layout/figure';
import { WeekOfVisits, figures } from '../figures/figures';
import { PageVitals } from './page-vitals';
import { HealthCard } from '../health/health-card';
import { SiteAlarms } from '../health/site-alarms';

const places: Readonly<Record<Miss['place'], string>> = {
  questions: '社区提问',
  works: '大赛作品',
  search: '全站搜索',
};

type Today = DataOf<typeof deskToday>;

/** The address of a list with what it is filtered by. */
function listOf(name: string, filter: Readonly<Record<string, string>>): string {
  return `#/${name}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** Kinds of waiting work: their names, and where they are done. */
const waits: Readonly<Record<Today['waiting'][number]['kind'], { label: string; href: string }>> = {
  reports: { label: '条举报没有处理', href: listOf('content', { state: 'reported' }) },
  content: { label: '条内容等着看，被举报的也在内', href: listOf('content', { state: 'waiting' }) },
  entries: { label: '件作品等审核', href: '#/work-entries' },
  applications: { label: '份认证申请等评定', href: '#/applications' },
  messages: { label: '条新留言还没有人处理', href: listOf('messages', { status: 'new', assigned: 'nobody' }) },
  requests: { label: '件个人数据请求等着办', href: listOf('data-requests', { state: 'open' }) },
  roles: { label: '位的角色等另一位管理员同意', href: listOf('people', { asked: 'true' }) },
  bookings: { label: '人约了还没开的开放日', href: listOf('bookings', { status: 'booked' }) },
};

/** The first page: what waits for this person, and the charts of who runs the site. */
export function Home() {
  const { identity } = useGetIdentity();
  const { permissions = [] } = usePermissions<readonly Role[]>();
  const { data, error } = useCall(deskToday);
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="今天" />
      <Typography component="h1" variant="h5">
        <bdi>{identity?.fullName}</bdi>
        {identity?.fullName ? '，你好' : '你好'}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {permissions.length === 0 && (
        <Alert severity="info">你的账号还没有角色。请管理员在“用户”里给你一个，再打开这一页。</Alert>
      )}
      {permissions.includes('operator') && <SiteAlarms />}
      {permissions.includes('operator') && <NoMailServer />}
      {data && <Waiting waiting={data.waiting} edits={permissions.includes('editor')} />}
      {figures.roles.some((role) => permissions.includes(role)) && <WeekOfVisits />}
      {data && data.days.length > 0 && <Charts today={data} />}
      {data && data.pages.length > 0 && <PageVitals pages={data.pages} />}
      {data && permissions.includes('operator') && <MissedSearches searches={data.searches} />}
      {permissions.includes('operator') && <HealthCard />}
    </Stack>
  );
}

function Waiting({ waiting, edits }: Pick<Today, 'waiting'> & { edits: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))' }}>
      {waiting.map(({ kind, count }) => (
        <Card key={kind}>
          <CardContent>
            <Typography variant="h4" component="p">
              {count}
            </Typography>
            <Link href={waits[kind].href}>{kind === 'entries' && !edits ? '件作品等编辑审核' : waits[kind].label}</Link>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

/** An axis of whole numbers: there is no half message. */
const WHOLE = [{ tickMinStep: 1 }];

function Charts({ today: { days, downloads, vitals } }: { today: Today }) {
  const labels = days.map(({ day }) => day.slice(5));
  const line = (counted: 'messages' | 'bookings' | 'questions', label: string, color: string) => ({
    label,
    color,
    showMark: false,
    curve: 'linear' as const,
    data: days.map((day) => day[counted]),
  });
  return (
    <>
      <Figure title="每天有多少，最近 30 天">
        <LineChart
          height={240}
          xAxis={[{ scaleType: 'point', data: labels }]}
          yAxis={WHOLE}
          series={[
            line('messages', '留言（条）', '#8a5a00'),
            line('bookings', '预约（个）', '#0c4a47'),
            line('questions', '提问（个）', '#24418a'),
          ]}
        />
      </Figure>
      {downloads.length > 0 && (
        <Figure title="下载的次数，按系统和版本">
          <BarChart
            height={240}
            xAxis={[{ scaleType: 'band', data: downloads.map(({ system, version }) => `${system} ${version}`) }]}
            yAxis={WHOLE}
            series={[{ data: downloads.map(({ count }) => count), label: '下载（次）' }]}
          />
        </Figure>
      )}
      {vitals.length > 0 && (
        <Figure title="访客的体验，好的占多少">
          <SmallTable
            heads={['指标', '发布', '好的', '次数']}
            rows={vitals.map(({ metric, release, good, count }) => ({
              key: `${metric} ${release}`,
              cells: [metric, release, `${Math.round(good * 100)}%`, count],
            }))}
          />
        </Figure>
      )}
    </>
  );
}

type Miss = DataOf<typeof deskToday>['searches'][number];

/** Searches that found nothing: what could be written, or named otherwise. */
function MissedSearches({ searches }: { searches: readonly Miss[] }) {
  return (
    <Figure title="没有找到结果的搜索，最近 30 天">
      {searches.length === 0 && <Typography>还没有：搜过的都有结果。</Typography>}
      {searches.length > 0 && (
        <SmallTable
          heads={['搜的词', '在哪里搜', '次数']}
          rows={searches.map(({ place, words, count }) => ({
            key: `${place} ${words}`,
            cells: [<bdi key="words">{words}</bdi>, places[place], count],
          }))}
          numbersFrom={2}
          named
        />
      )}
    </Figure>
  );
}
