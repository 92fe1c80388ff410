import { Box, Button, Typography } from '@mui/material';
import { type DeskContent, deskContentRestore } from '@shared/contract/endpoints';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import type { DraftStep } from './content-bar';
import { ContentDifferences } from './publish-dialog';
import { UndoPublication } from './publications';

interface ContentHistoryProps {
  entry: DeskContent;
  step: DraftStep;
  /** Reads again what is edited. */
  onUndone: () => void;
}

/** Who published what and when, the newest first. */
export function ContentHistory({ entry: { history, shipped, ...entry }, step, onUndone }: ContentHistoryProps) {
  return (
    <Part name="发布过的">
      {history.length === 0 && <Typography>还没有：访客看到的是随版本的内容。</Typography>}
      {history.map(({ id, value, by, at, publication }, place) => (
        <Box component="details" key={id} sx={{ my: 1 }}>
          <summary>
            {by.name}，{chinaTime(at)}
            {value === null && '，恢复随版本的内容'}
          </summary>
          <ContentDifferences
            entry={entry}
            heads={['以前', '这一次']}
            values={[history[place + 1]?.value ?? shipped, value ?? shipped]}
          />
          <Button size="small" onClick={() => void step(deskContentRestore, { change: id }, '已取回，成了草稿')}>
            取回
          </Button>
          {place === 0 && <UndoPublication id={publication} onDone={onUndone} />}
        </Box>
      ))}
    </Part>
  );
}
