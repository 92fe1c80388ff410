import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { DataOf, deskToday } from '@shared/contract/endpoints';
import { Figure } from './figure';

type Miss = DataOf<typeof deskToday>['searches'][number];

const places: Readonly<Record<Miss['place'], string>> = {
  questions: '社区提问',
  works: '大赛作品',
  search: '全站搜索',
};

/** Searches that found nothing: what could be written, or named otherwise. */
export function MissedSearches({ searches }: { searches: readonly Miss[] }) {
  return (
    <Figure title="没有找到结果的搜索，最近 30 天">
      {searches.length === 0 && <Typography>还没有：搜过的都有结果。</Typography>}
      {/* As wide as the page, and never what makes it wider. */}
      <TableContainer hidden={searches.length === 0} sx={{ width: 0, minWidth: '100%' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>搜的词</TableCell>
              <TableCell>在哪里搜</TableCell>
              <TableCell align="right">次数</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {searches.map(({ place, words, count }) => (
              <TableRow key={`${place} ${words}`}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {words}
                </TableCell>
                <TableCell>{places[place]}</TableCell>
                <TableCell align="right">{count}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Figure>
  );
}
