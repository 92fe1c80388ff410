import type { ComponentType, ReactNode, ReactElement } from 'react';
import {
  Datagrid,
  type ListProps,
  useResourceContext,
  CreateButton,
  List,
  TopToolbar,
  useListContext,
  useResourceDefinition,
  SimpleList,
} from 'react-admin';
import type { DeskRow } from '../data/calls';
import { labelsOf } from '../i18n/field-labels';
import { DeskGrid } from '../layout/desk-grid';
import { WorkQueue, type WorkQueueProps } from '../layout/work-queue';
import { type Column, columnElements } from './columns';
import { type Filter, filterElements } from './filters';
import { ExportButton } from '../layout/export-button';
import { Box, useMediaQuery, MenuItem, TextField } from '@mui/material';

/** Rows of a view that shows all. */
const MOST = 500;

/** A list of the desk: how its rows are found, and shown as a table, or one after the other where they are worked through. */
export interface ListOf<Row extends DeskRow> extends Pick<ListProps, 'filterDefaultValues'> {
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  sorts: readonly string[];
  filters: readonly Filter[];
  /** Filters that a new row begins with. */
  carries?: readonly string[];
  columns?: readonly Column<Row>[];
  /** View that a row opens; false for none. */
  opens?: 'edit' | 'show' | false;
  /** Words where there is no row, and what to do then. */
  none?: string;
  phone?: Pick<PhoneRowsProps<Row>, 'title' | 'details'>;
  queue?: WorkQueueProps<Row>;
  /** Buttons beside the export. */
  actions?: ReactElement;
  /** Shows all rows in a view of its own: an order, for one, is of all of them. */
  whole?: ComponentType;
  above?: ComponentType;
  below?: ComponentType;
}

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
          actions={queue ? <SortBy sorts={named} /> : list.actions}
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

interface DeskListProps extends Omit<ListProps, 'filters' | 'exporter' | 'actions'> {
  /** Inputs above the list, always in sight. */
  filters?: ReactElement[];
  /** Filters that a new row begins with: who adds to the list of one comic means that comic. */
  carries?: readonly string[];
  /** Buttons beside the export. */
  actions?: ReactNode;
}

/** A list of the desk: filters in sight, pages, and an export of what is filtered. */
function DeskList({ filters = [], carries = [], actions, children, ...rest }: DeskListProps) {
  const { hasCreate } = useResourceDefinition();
  return (
    <List
      perPage={25}
      {...rest}
      exporter={false}
      filters={filters}
      actions={
        <TopToolbar>
          {actions}
          {hasCreate && <NewButton carries={carries} />}
          <ExportButton />
        </TopToolbar>
      }
    >
      {children}
    </List>
  );
}

function NewButton({ carries }: { carries: readonly string[] }) {
  const list = useListContext();
  const values = list.filterValues as Readonly<Record<string, unknown>>;
  const record = Object.fromEntries(Object.entries(values).filter(([name]) => carries.includes(name)));
  return <CreateButton state={{ record }} />;
}

interface PhoneRowsProps<Row extends DeskRow> {
  /** Name by which a row is recognized. */
  title: (row: Row) => ReactNode;
  /** Further facts about a row, in a line or two. */
  details: (row: Row) => ReactNode;
  opens: 'edit' | false;
  /** Sort orders, where no heading can be pressed. */
  sorts: Readonly<Record<string, string>>;
  /** The table of wider screens. */
  children: ReactNode;
}

/** A list as a table; on a phone, where a table of ten columns is none, as a line for each row. */
function PhoneRows<Row extends DeskRow>({ title, details, opens, sorts, children }: PhoneRowsProps<Row>) {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (!phone) return children;
  return (
    <>
      <Box sx={{ p: 1 }}>
        <SortBy sorts={sorts} />
      </Box>
      <SimpleList<Row> primaryText={title} secondaryText={details} rowClick={opens} />
    </>
  );
}

interface SortByProps {
  /** Sorts of the list's call, as people call them. */
  sorts: Readonly<Record<string, string>>;
}

/** The order of a list that has no headings to press. */
function SortBy({ sorts }: SortByProps) {
  const { sort, setSort } = useListContext();
  const choices = Object.entries(sorts).flatMap(([field, name]) => [
    { id: `${field} ASC`, name: `${name}，升序` },
    { id: `${field} DESC`, name: `${name}，降序` },
  ]);
  return (
    <TextField
      {...{ select: true, size: 'small', label: '排序', sx: { minWidth: 160 } }}
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
