import ArrowDownward from '@mui/icons-material/ArrowCircleDown';
import ArrowUpward from '@mui/icons-material/ArrowCircleUp';
import { IconButtonWithTooltip, RemoveItemButton, useSimpleFormIteratorItem } from 'react-admin';

/** Moves a panel one place; the library's own buttons do not say which panel is theirs. */
export function MovePanel() {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const move = (words: string, to: number) => ({
    ...({ label: `${words}第 ${index + 1} 格`, size: 'small', color: 'primary' } as const),
    disabled: to < 0 || to >= total,
    onClick: () => {
      reOrder(to);
    },
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

export function RemovePanel() {
  const { index } = useSimpleFormIteratorItem();
  return <RemoveItemButton label={`移除第 ${index + 1} 格`} />;
}
