import { type DragEvent, useState } from 'react';

interface DragOrder {
  /** Place at which the dragged row would fall now; null while there is none. */
  over: number | null;
  /** Attributes of what a pointer takes a row by. */
  handle: (at: number) => { draggable: true; onDragStart: (event: DragEvent) => void };
  /** Attributes of the row on which another is dropped; `data-over` while one is above it. */
  row: (at: number) => {
    'data-over': boolean;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

/**
 * Rows that a pointer brings into another order; who has none needs buttons beside it. A row falls nowhere but into the list that
 * it was taken from.
 * @param list tells the lists of one view apart: small letters, digits and hyphens
 */
export function useDragOrder(list: string, move: (from: number, to: number) => void): DragOrder {
  const [over, setOver] = useState<number | null>(null);
  const kind = `application/x-row-of-${list}`;
  return {
    over,
    handle: (at) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData(kind, String(at));
      },
    }),
    row: (at) => ({
      'data-over': over === at,
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        setOver(at);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event) => {
        setOver(null);
        const taken = event.dataTransfer.getData(kind);
        if (taken === '') return;
        event.preventDefault();
        if (Number(taken) !== at) move(Number(taken), at);
      },
    }),
  };
}

/** The same rows with one of them at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_row, at) => at !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}
