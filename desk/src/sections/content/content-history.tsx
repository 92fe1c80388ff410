import { Box, Button, Typography } from '@mui/material';
import { type DeskContent, type DeskContentChange, deskContentRestore } from '@shared/contract/endpoints';
import { type ReactNode, useState } from 'react';
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
export function ContentHistory({ entry: { schema, history, shipped }, step, onUndone }: ContentHistoryProps) {
  return (
    <Part name="发布过的">
      {history.length === 0 && <Typography>还没有：访客看到的是随版本的内容。</Typography>}
      {history.map((change, place) => (
        <Change key={change.id} change={change}>
          <ContentDifferences
            entry={{ schema }}
            heads={['以前', '这一次']}
            values={[history[place + 1]?.value ?? shipped, change.value ?? shipped]}
          />
          <Button size="small" onClick={() => void step(deskContentRestore, { change: change.id }, '已取回，成了草稿')}>
            取回
          </Button>
          {place === 0 && <UndoPublication id={change.publication} onDone={onUndone} />}
        </Change>
      ))}
    </Part>
  );
}

/** A publication; what it changed is drawn once somebody looks. */
function Change({ change: { by, at, value }, children }: { change: DeskContentChange; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" sx={{ my: 1 }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {by.name}，{chinaTime(at)}
        {value === null && '，恢复随版本的内容'}
      </summary>
      {isOpen && children}
    </Box>
  );
}
