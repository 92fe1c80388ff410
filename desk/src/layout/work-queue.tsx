import { Box, Button, Card, Checkbox, List, ListItem, ListItemButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';
import type { DeskRow } from '../data/calls';
import { useKeys } from './use-keys';

export interface WorkQueueProps<Row extends DeskRow> {
  label: string;
  line: (row: Row) => ReactNode;
  /** Rows that may be chosen, and what can be done about all of them at once. */
  bulk?: { takes: (row: Row) => boolean; actions: (rows: readonly Row[]) => ReactNode };
  /** The whole of a row, with what can be done about it. */
  panel: (row: Row) => ReactNode;
}

/** Rows that are worked through one by one: the list on one side, one of it on the other, J and K for the next and the one before. */
export function WorkQueue<Row extends DeskRow>({ label, line, panel, bulk }: WorkQueueProps<Row>) {
  const list = useListContext();
  const rows = (list.data ?? []) as unknown as readonly Row[];
  const [chosen, setChosen] = useState<{ id: Row['id'] | null; at: number }>({ id: null, at: 0 });
  const [marked, setMarked] = useState<ReadonlySet<Row['id']>>(new Set());
  const together = bulk ? rows.filter((one) => marked.has(one.id) && bulk.takes(one)) : [];
  const mark = (ids: readonly Row['id'][], on: boolean) =>
    setMarked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const found = rows.findIndex(({ id }) => id === chosen.id);
  // A row that is done leaves the list: the one that takes its place is next.
  const at = found >= 0 ? found : Math.min(chosen.at, rows.length - 1);
  const row = rows[at];
  const move = (to: number) => {
    const next = rows[to];
    if (next) setChosen({ id: next.id, at: to });
  };
  useKeys({
    j: () => move(at + 1),
    k: () => move(at - 1),
  });
  if (list.isPending) return null;
  if (!row) return <Typography sx={{ p: 3 }}>这里没有要看的了。</Typography>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' },
        p: { xs: 1, md: 2 },
      }}
    >
      <Box component="nav" aria-label={label} sx={{ maxHeight: { xs: '14rem', md: '75vh' }, overflowY: 'auto' }}>
        {bulk && rows.some(bulk.takes) && (
          <Box sx={{ p: 1, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}>
            <Button
              size="small"
              onClick={() =>
                mark(
                  rows.filter(bulk.takes).map(({ id }) => id),
                  together.length === 0,
                )
              }
            >
              {together.length === 0 ? '选这一页等着决定的' : `不选（${together.length} 条）`}
            </Button>
            {together.length > 0 && bulk.actions(together)}
          </Box>
        )}
        <List dense disablePadding>
          {rows.map((one, index) => (
            <ListItem
              key={one.id}
              disablePadding
              divider
              secondaryAction={
                bulk?.takes(one) && (
                  <Checkbox
                    edge="end"
                    checked={marked.has(one.id)}
                    onChange={(_event, on) => mark([one.id], on)}
                    slotProps={{ input: { 'aria-label': `选第 ${index + 1} 条` } }}
                  />
                )
              }
            >
              <ListItemButton
                selected={index === at}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => move(index)}
              >
                {line(one)}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Card variant="outlined" component="section" aria-label="正在看的" sx={{ p: 2, overflowWrap: 'anywhere' }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
          <Button size="small" disabled={at === 0} onClick={() => move(at - 1)}>
            上一条（K）
          </Button>
          <Button size="small" disabled={at === rows.length - 1} onClick={() => move(at + 1)}>
            下一条（J）
          </Button>
          <Typography variant="body2" color="text.secondary">
            本页第 {at + 1} 条，共 {rows.length} 条
          </Typography>
        </Stack>
        {panel(row)}
      </Card>
    </Box>
  );
}
