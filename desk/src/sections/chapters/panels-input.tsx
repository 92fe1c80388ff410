import { Box } from '@mui/material';
import type { DragEvent } from 'react';
import {
  SimpleFormIterator,
  TextInput,
  maxLength,
  useArrayInput,
  useSourceContext,
  IconButtonWithTooltip,
  RemoveItemButton,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { apiUrl } from '@shared/client';
import type { Panel } from '@shared/contract/endpoints';
import { useWatch } from 'react-hook-form';
import { useDragOrder } from '../../layout/use-drag-order';
import { Thumbnail } from '../../files/thumbnail';
import ArrowDownward from '@mui/icons-material/ArrowCircleDown';
import ArrowUpward from '@mui/icons-material/ArrowCircleUp';

const LINE = '.RaSimpleFormIterator-line';
/** Shows buttons without a mouse above them: a keyboard and a finger have none. */
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

/** Moves a panel one place; the library's own buttons do not say which panel is theirs. */
function MovePanel() {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const move = (words: string, to: number) => ({
    ...({ label: `${words}第 ${index + 1} 格`, size: 'small', color: 'primary' } as const),
    disabled: to < 0 || to >= total,
    onClick: () => reOrder(to),
  });
  return (
    <span>
      <IconButtonWithTooltip {...move('上移', index - 1)}>
        <ArrowUpward fontSize="small" />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip {...move('下移', index + 1)}>
        <ArrowDownward fontSize="small" />
      </IconButtonWithTooltip>
    </span>
  );
}

function RemovePanel() {
  const { index } = useSimpleFormIteratorItem();
  return <RemoveItemButton label={`移除第 ${index + 1} 格`} />;
}
