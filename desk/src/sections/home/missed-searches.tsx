import { Typography } from '@mui/material';
import type { DataOf, deskToday } from '@shared/contract/endpoints';
import { SmallTable } from '../../layout/small-table';
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
