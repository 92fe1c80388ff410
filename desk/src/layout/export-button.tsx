import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { labelsOf } from '../i18n/field-labels';
import { chinaDay } from './china-clock';
import { toCsv } from './csv';
import { savedWordsOf } from './choices';

const ROWS_A_CALL = 500;

/** Saves what the list's filters leave as a table, page by page; can be stopped. */
export function ExportButton() {
  const resource = useResourceContext() ?? '';
  const list = useListContext();
  const { sort, total } = list;
  const filter = list.filterValues as Readonly<Record<string, unknown>>;
  const nameOf = useGetResourceLabel();
  const provider = useDataProvider();
  const notify = useNotify();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const stop = useRef<AbortController | null>(null);

  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    const rows: RaRecord[] = [];
    try {
      for (let page = 1; ; page += 1) {
        setProgress({ done: rows.length, total: total ?? 0 });
        const part = await provider.getList<RaRecord>(resource, {
          pagination: { page, perPage: ROWS_A_CALL },
          sort,
          filter,
        });
        if (controller.signal.aborted) return;
        rows.push(...part.data);
        if (part.data.length < ROWS_A_CALL) break;
      }
      saveCsv(
        `${nameOf(resource)}-${chinaDay(new Date().toISOString())}`,
        toCsv(rows, labelsOf(resource), await savedWordsOf(resource)),
      );
      notify(`已导出 ${rows.length} 行`, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : '导出没有完成', { type: 'error' });
    } finally {
      // Stopped, and begun anew meanwhile: what is shown is the later one's.
      if (stop.current === controller) setProgress(null);
    }
  };

  if (progress === null) {
    return (
      <Button size="small" onClick={() => void run()} disabled={!total}>
        导出 CSV
      </Button>
    );
  }
  const share = progress.total === 0 ? 0 : (progress.done / progress.total) * 100;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 220 }} role="status">
      <LinearProgress variant="determinate" value={share} sx={{ flex: 1 }} aria-label="导出进度" />
      <Typography variant="body2">
        {progress.done}/{progress.total}
      </Typography>
      <Button
        size="small"
        onClick={() => {
          stop.current?.abort();
          setProgress(null);
        }}
      >
        停止
      </Button>
    </Stack>
  );
}

export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // The download has taken what it needs once the next task begins.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
