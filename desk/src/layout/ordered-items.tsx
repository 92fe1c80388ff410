import AddIcon from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowCircleDown';
import ArrowUpward from '@mui/icons-material/ArrowCircleUp';
import { Box, Button } from '@mui/material';
import type { DragEvent, ReactNode } from 'react';
import {
  IconButtonWithTooltip,
  RemoveItemButton,
  SimpleFormIterator,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useDragOrder } from './use-drag-order';

const LIST = '.RaSimpleFormIterator-list';

interface OrderedItemsProps {
  /** Tells the lists of one view apart: small letters, digits and hyphens. */
  list: string;
  /** Word that counts what is in the list: 项. */
  unit: string;
  inline?: boolean;
  /** Makes a new item; without it none is added. */
  add?: () => unknown;
  /** The least and the most items. */
  min?: number;
  max?: number;
  children: ReactNode;
}

/** Items of a list in a form, from the top down: put into order by dragging their numbers, or by the buttons of each. */
export function OrderedItems({
  list,
  unit,
  inline = false,
  add,
  min = 0,
  max = Infinity,
  children,
}: OrderedItemsProps) {
  const { move, fields } = useArrayInput();
  const { handle, row, over } = useDragOrder(list, move);
  /** The lines are the library's own: which of them an event is about is seen by where it happened. */
  const lineOf = ({ target, currentTarget }: DragEvent): number | null => {
    const lines = [...(currentTarget.querySelector(LIST)?.children ?? [])];
    const at = lines.findIndex((line) => target instanceof Node && line.contains(target));
    return at < 0 ? null : at;
  };
  const outline = { outline: '2px solid', outlineColor: 'primary.main' };
  return (
    <Box
      sx={{ width: 1 }}
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
        inline={inline}
        disableAdd={!add || fields.length >= max}
        addButton={add && <AddItem {...{ add, unit }} />}
        disableClear
        sx={{
          // Buttons are in sight without a mouse above them: a keyboard and a finger have none.
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
          ...(over !== null && { [`& > ul > li:nth-of-type(${over + 1})`]: outline }),
        }}
        disableRemove={fields.length <= min}
        fullWidth
        reOrderButtons={<MoveItem unit={unit} />}
        removeButton={<RemoveItem unit={unit} />}
        getItemLabel={(at) => (
          <Box component="span" {...handle(at)} title="按住拖动" sx={{ cursor: 'grab', userSelect: 'none' }}>
            第 {at + 1} {unit}
          </Box>
        )}
      >
        {children}
      </SimpleFormIterator>
    </Box>
  );
}

function AddItem({ add, unit }: { add: () => unknown; unit: string }) {
  const list = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => list.add(add())}>
      添加一{unit}
    </Button>
  );
}

/** Moves an item one place; the library's own buttons do not say which item is theirs. */
function MoveItem({ unit }: { unit: string }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const move = (words: string, to: number) => ({
    ...({ label: `${words}第 ${index + 1} ${unit}`, size: 'small', color: 'primary' } as const),
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

function RemoveItem({ unit }: { unit: string }) {
  const { index } = useSimpleFormIteratorItem();
  return <RemoveItemButton label={`移除第 ${index + 1} ${unit}`} />;
}
