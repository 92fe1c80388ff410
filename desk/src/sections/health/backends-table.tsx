import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { DataOf, deskHealth } from '@shared/contract/endpoints';
import { chinaTime } from '../../layout/china-clock';
import { inMegabytes } from './megabytes';

type Health = DataOf<typeof deskHealth>;

interface BackendsTableProps extends Pick<Health, 'backends'> {
  /** The id of the one that answered. */
  answering: string;
}

/** Every backend on the same database, as it said last. */
export function BackendsTable({ backends, answering }: BackendsTableProps) {
  return (
    // As wide as the card, and never what makes it wider.
    <TableContainer role="region" aria-label="所有后端" tabIndex={0} sx={{ width: 0, minWidth: '100%', mt: 1 }}>
      <Table size="small" aria-label="后端">
        <TableHead>
          <TableRow>
            <TableCell>主机</TableCell>
            <TableCell>状态</TableCell>
            <TableCell>启动</TableCell>
            <TableCell>最近一次报到</TableCell>
            <TableCell>Node</TableCell>
            <TableCell align="right">内存</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {backends.map(({ id, host, away, startedAt, seenAt, node, memoryBytes }) => (
            <TableRow key={id} sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
              <TableCell component="th" scope="row">
                {host}
              </TableCell>
              <TableCell>{stateOf(away, id === answering)}</TableCell>
              <TableCell>{chinaTime(startedAt)}</TableCell>
              <TableCell>{chinaTime(seenAt)}</TableCell>
              <TableCell>{node}</TableCell>
              <TableCell align="right">{inMegabytes(memoryBytes)} MB</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function stateOf(away: boolean, isAnswering: boolean): string {
  if (isAnswering) return '在运行，这次是它回答的';
  return away ? '没有报到' : '在运行';
}
