import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { chinaTime } from '../../layout/china-clock';

interface Alarm {
  since: string;
  sentence: string;
}

const ASKED_EVERY = 60_000;

/** Alarms of page servers that serve all the same (docs/runbook.md); nothing where none answers. */
export function SiteAlarms() {
  const { data = [] } = useQuery({
    queryKey: ['site alarms'],
    queryFn: async () => {
      const response = await fetch('/healthz', { headers: { accept: 'application/json' } }).catch(() => null);
      const health = (await response?.json().catch(() => null)) as { alarms?: Alarm[] } | null;
      return health?.alarms ?? [];
    },
    refetchInterval: ASKED_EVERY,
  });
  return data.map(({ since, sentence }) => (
    <Alert key={sentence} severity="warning">
      网站自 {chinaTime(since)} 起：<span lang="en">{sentence}</span>
    </Alert>
  ));
}
