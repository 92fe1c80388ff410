import { Box } from '@mui/material';
import type { DragEvent } from 'react';
import { SimpleFormIterator, TextInput, maxLength, useArrayInput, useSourceContext } from 'react-admin';
import { apiUrl } from '@shared/client';
import type { Panel } from '@shared/contract/endpoints';
import { useWatch } from 'react-hook-form';
import { useDragOrder } from '../../layout/use-drag-order';
import { MovePanel, RemovePanel } from './panel-buttons';
import { Thumbnail } from '../../files/thumbnail';

const LINE = '.RaSimpleFormIterator-line';
/** Not only below a mouse: a keyboard and a finger have none. */
const buttonsInSight = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } as const;

/** The panels of a chapter, from the top down: put into order by dragging their numbers, or by the buttons of each. */
export function PanelsInput() {
  const { move } = useArrayInput();
  const { handle, row, over } = useDragOrder('panels', move);
  /** The lines are the library's own: which of them an event is about is seen by where it happened. */
  const lineOf = ({ target }: DragEvent): number | null => {
    const line = target instanceof Element ? target.closest(LINE) : null;
    const at = line?.parentElement ? [...line.parentElement.children].indexOf(line) : -1;
    return at < 0 ? null : at;
  };
  const outline = { outline: '2px solid', outlineColor: 'primary.main' };
  return (
    <Box
      sx={over === null ? null : { [`& ${LINE}:nth-of-type(${over + 1})`]: outline }}
      onDragOver={(event) => {
        const at = lineOf(event);
        if (at !== null) row(at).onDragOver(event);
      }}
      onDragLeave={row(0).onDragLeave}
      onDrop={(event) => {
        const at = lineOf(event);
        if (at !== null) row(at).onDrop(event);
      }}
    >
      <SimpleFormIterator
        inline
        disableAdd
        disableClear
        fullWidth
        reOrderButtons={<MovePanel />}
        removeButton={<RemovePanel />}
        getItemLabel={(at) => (
          <Box component="span" {...handle(at)} title="按住拖动" sx={{ cursor: 'grab', userSelect: 'none' }}>
            第 {at + 1} 格
          </Box>
        )}
        sx={buttonsInSight}
      >
        <PanelPicture />
        <TextInput
          source="alt"
          label="画了什么、说了什么"
          helperText={false}
          multiline
          validate={maxLength(500)}
          sx={{ flex: { sm: '1 1 16rem' } }}
        />
      </SimpleFormIterator>
    </Box>
  );
}

type Seen = [url: Panel['url'] | undefined, width: number, height: number];

/** The picture of a panel; what is in it is beside it. */
function PanelPicture() {
  const { getSource } = useSourceContext();
  const [url, width, height] = useWatch({
    name: [getSource('url'), getSource('width'), getSource('height')],
  }) as Seen;
  return url === undefined ? null : <Thumbnail src={apiUrl(url)} width={width} height={height} alt="" loading="lazy" />;
}
