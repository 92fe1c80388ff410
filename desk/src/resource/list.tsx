import type { ComponentType, ReactNode } from 'react';
import { Datagrid, type ListProps, useResourceContext } from 'react-admin';
import type { DeskRow } from '../data/calls';
import { labelsOf } from '../i18n/field-labels';
import { DeskGrid } from '../layout/desk-grid';
import { DeskList } from '../layout/desk-list';
import { PhoneRows, type PhoneRowsProps } from '../layout/phone-rows';
import { SortBy } from '../layout/sort-by';
import { WorkQueue, type WorkQueueProps } from '../layout/work-queue';
import { type Column, columnElements } from './columns';
import { type Filter, filterElements } from './filters';

/** Rows of a view that shows all. */
const MOST = 500;

/** A list of the desk: how its rows are found, and shown as a table, or one after the other where they are worked through. */
export interface ListOf<Row extends DeskRow> extends Pick<ListProps, 'filterDefaultValues'> {
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Fields that the list's call sorts by. */
  sorts: readonly string[];
  filters: readonly Filter[];
  /** Filters that a new row begins with. */
  carries?: readonly string[];
  columns?: readonly Column<Row>[];
  /** View that a row opens; false for none. */
  opens?: 'edit' | 'show' | false;
  /** Words where there is no row, and what to do then. */
  none?: string;
  /** Lines on a phone. */
  phone?: Pick<PhoneRowsProps<Row>, 'title' | 'details'>;
  queue?: WorkQueueProps<Row>;
  /** Shows all rows in a view of its own: an order, for one, is of all of them. */
  whole?: ComponentType;
  above?: ComponentType;
  below?: ComponentType;
}

/** The view of a list that is described. */
export function listing<Row extends DeskRow>(list: ListOf<Row>): ComponentType {
  const { filters, sorts, queue, carries = [], filterDefaultValues, whole: Whole, above: Above, below: Below } = list;
  const [field, order] = list.sort;
  const pages = Whole ? ({ perPage: MOST, pagination: false, empty: false } as const) : {};
  return function Listing() {
    const labels = labelsOf(useResourceContext() ?? '');
    const named = Object.fromEntries(sorts.map((name) => [name, labels[name] ?? name]));
    return (
      <>
        {Above && <Above />}
        <DeskList
          {...pages}
          sort={{ field, order }}
          filters={filterElements(filters)}
          carries={carries}
          {...(filterDefaultValues !== undefined && { filterDefaultValues })}
          {...(queue && { actions: <SortBy sorts={named} /> })}
        >
          {Whole && <Whole />}
          {queue && <WorkQueue<Row> {...queue} />}
          {list.columns && <Rows list={list} sorts={named} />}
        </DeskList>
        {Below && <Below />}
      </>
    );
  };
}

interface RowsProps<Row extends DeskRow> {
  list: ListOf<Row>;
  sorts: Readonly<Record<string, string>>;
}

function Rows<Row extends DeskRow>({
  list: { columns = [], opens = 'edit', none, phone },
  sorts,
}: RowsProps<Row>): ReactNode {
  const elements = columnElements(columns, useResourceContext() ?? '', Object.keys(sorts));
  const table =
    opens === false ? (
      <Datagrid rowClick={false} bulkActionButtons={false}>
        {elements}
      </Datagrid>
    ) : (
      <DeskGrid opens={opens} none={none}>
        {elements}
      </DeskGrid>
    );
  return phone ? (
    <PhoneRows {...phone} opens={opens === 'edit' && opens} sorts={sorts}>
      {table}
    </PhoneRows>
  ) : (
    table
  );
}
