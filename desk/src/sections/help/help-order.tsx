import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Alert, Box, Card, Chip, IconButton, Link, List, ListItem, Typography } from '@mui/material';
import { type DeskHelpRow, deskHelpOrder } from '@shared/contract/endpoints';
import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useAct } from '../../layout/use-act';
import { moved, useDragOrder } from '../../layout/use-drag-order';
import { valueWords } from '../../i18n/value-words';

/** Articles by section, in the order that visitors see; moved by pointer or by the buttons of each row. */
export function HelpOrder() {
  const list = useListContext<DeskHelpRow>();
  const { data = [], isPending } = list;
  if (isPending) return null;
  // Filtered rows would be left without a place.
  const filtered = Object.entries(list.filterValues as object).some(
    ([name, value]) => name !== 'sectionId' && value !== undefined && value !== '',
  );
  const sections = [...new Set(data.map(({ sectionId }) => sectionId))];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {filtered && <Alert severity="info">筛选着的时候不能排次序：看不到的文章会没有位置。</Alert>}
      {data.length === 0 && <Typography sx={{ p: 2 }}>没有这样的文章。</Typography>}
      {sections.map((sectionId) => (
        <Section
          key={sectionId}
          sectionId={sectionId}
          rows={data.filter((row) => row.sectionId === sectionId)}
          fixed={filtered}
        />
      ))}
    </Box>
  );
}

interface SectionProps {
  sectionId: number;
  rows: readonly DeskHelpRow[];
  /** Cannot be put into another order now. */
  fixed: boolean;
}

function Section({ sectionId, rows, fixed }: SectionProps) {
  const { act, busy } = useAct();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const move = async (from: number, to: number) => {
    const row = rows[from];
    if (!row) return;
    const ids = moved(rows, from, to).map(({ id }) => id);
    const undo = [deskHelpOrder, { sectionId, ids: rows.map(({ id }) => id) }] as const;
    if (!(await act(deskHelpOrder, { sectionId, ids }, { text: '次序已保存', undo }))) return;
    setSaid(`《${row.title}》现在是第 ${to + 1} 篇`);
    // The row went, and who moved it by keys goes with it.
    list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"] button:not(:disabled)`)?.focus();
  };
  const drag = useDragOrder(`help-${sectionId}`, (from, to) => void move(from, to));
  const title = `help-section-${sectionId}`;
  return (
    <Card component="section" aria-labelledby={title}>
      <Typography id={title} component="h2" variant="h6" sx={{ px: 2, pt: 2 }}>
        {rows[0]?.sectionName}
      </Typography>
      <List ref={list} aria-labelledby={title}>
        {rows.map((row, at) => (
          <ListItem
            key={row.id}
            data-row={row.id}
            {...(!fixed && drag.row(at))}
            sx={{ gap: 1, '&[data-over=true]': { outline: '2px solid', outlineColor: 'primary.main' } }}
          >
            {!fixed && (
              <Box {...drag.handle(at)} title="按住拖动" aria-hidden sx={{ cursor: 'grab', display: 'flex' }}>
                <DragIndicator color="action" />
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link component={RouterLink} to={`/help-articles/${row.id}`}>
                {row.title}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {row.summary}
              </Typography>
            </Box>
            <Chip
              size="small"
              label={valueWords['help-articles'].state[row.state]}
              color={row.state === 'published' ? 'primary' : 'default'}
            />
            <IconButton
              aria-label={`上移《${row.title}》`}
              disabled={fixed || busy || at === 0}
              onClick={() => void move(at, at - 1)}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              aria-label={`下移《${row.title}》`}
              disabled={fixed || busy || at === rows.length - 1}
              onClick={() => void move(at, at + 1)}
            >
              <ArrowDownward />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </Card>
  );
}
