import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { Figure } from '../../layout/figure';
import { Long, SmallTable } from '../../layout/small-table';
import type { Snapshot } from './use-canary';
import { kinds } from './words';

const SHOWN = 10;

/** Who decided what, the newest first. */
export function Decisions({ history }: Pick<Snapshot, 'history'>) {
  const [all, setAll] = useState(false);
  return (
    <Figure title="决定">
      <SmallTable
        label="决定"
        lines
        named
        heads={['版', '时间', '做了什么', '命令', '原因', '谁决定的', '谁的密钥', '试行版']}
        rows={history
          .slice(0, all ? Infinity : SHOWN)
          .map(({ number, at, kind, action, by, key, canaries, reason }) => ({
            key: number,
            cells: [
              number,
              chinaTime(at),
              kinds[kind] ?? kind,
              <span key="action" lang="en">
                {action}
              </span>,
              reason === null ? '—' : <Long key="reason">{reason}</Long>,
              by,
              key,
              canaries.map(({ releases, percent }) => `${Object.keys(releases).join('、')} ${percent}%`).join('；') ||
                '—',
            ],
          }))}
      />
      {history.length > SHOWN && !all && <Button onClick={() => setAll(true)}>全部 {history.length} 个</Button>}
    </Figure>
  );
}

const outcomes: Readonly<Record<Snapshot['attempts'][number]['outcome'], string>> = {
  refused: '被拒',
  failed: '出错',
  died: '中断',
};

/** Commands that did not do what they were asked. */
export function Attempts({ attempts }: Pick<Snapshot, 'attempts'>) {
  return (
    <Figure title="没有成功的命令">
      {attempts.length === 0 && <Typography>还没有。</Typography>}
      {attempts.length > 0 && (
        <SmallTable
          label="没有成功的命令"
          lines
          heads={['时间', '命令', '谁', '结果', '原因']}
          rows={attempts.map(({ at, command, by, outcome, page, cause }, place) => ({
            key: `${at} ${place}`,
            cells: [
              chinaTime(at),
              <span key="command" lang="en">
                {command}
              </span>,
              by,
              outcomes[outcome],
              <Long key="cause">
                <span lang="en">{page === null ? cause : `${page}: ${cause}`}</span>
              </Long>,
            ],
          }))}
        />
      )}
    </Figure>
  );
}
