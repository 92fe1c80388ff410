import { parse } from 'libpg-query';

/** Something in a migration that backends of the version before, which run beside it, may not survive. */
export interface Danger {
  /** The danger, as in `drops a column: questions.topic`. */
  what: string;
  /** First words of the statement. */
  statement: string;
}

/** A statement that says in a comment before it why the version before goes on with it. */
const EXPLAINED = /^\s*--.*\bversion before\b.*$/im;

type Node = Readonly<Record<string, unknown>>;
interface Command {
  subtype: string;
  name?: string;
  def?: { ColumnDef?: Definition; Constraint?: { contype: string; conname?: string } };
}
interface Definition {
  colname: string;
  constraints?: { Constraint?: { contype: string } }[];
}

/** Changes that fill a column which may not be empty where an older version names no value. */
const FILLS: readonly string[] = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'];
const NARROWS: readonly string[] = [
  'CONSTR_CHECK',
  'CONSTR_UNIQUE',
  'CONSTR_FOREIGN',
  'CONSTR_PRIMARY',
  'CONSTR_EXCLUSION',
];

/** Reads a migration with PostgreSQL's own parser. What it does to tables of its own is nobody's danger. */
export async function dangersOf(sql: string): Promise<Danger[]> {
  const { stmts = [] } = (await parse(sql)) as unknown as { stmts?: Statement[] };
  const bytes = Buffer.from(sql);
  const own = new Set(stmts.flatMap(({ stmt }) => nameOf(stmt['CreateStmt']) ?? []));
  // A comment belongs to the statement that it stands before.
  let from = 0;
  return stmts.flatMap(({ stmt, stmt_location: start = 0, stmt_len: length = bytes.length - start }) => {
    const text = bytes.subarray(from, start + length).toString();
    from = start + length + 1;
    if (EXPLAINED.test(text)) return [];
    const [statement = ''] = text
      .replace(/^\s*--.*$/gm, '')
      .trim()
      .split('\n');
    return dangers(stmt, own).map((what) => ({ what, statement }));
  });
}

interface Statement {
  stmt: Node;
  stmt_location?: number;
  stmt_len?: number;
}

function nameOf(node: unknown): string | undefined {
  return (node as { relation?: { relname: string } } | undefined)?.relation?.relname;
}

function dangers(stmt: Node, own: ReadonlySet<string>): string[] {
  const [kind = ''] = Object.keys(stmt);
  const node = stmt[kind];
  const table = nameOf(node);
  if (table !== undefined && own.has(table)) return [];
  switch (kind) {
    case 'AlterTableStmt':
      return (node as { cmds: { AlterTableCmd: Command }[] }).cmds.flatMap(({ AlterTableCmd }) =>
        changes(table ?? '', AlterTableCmd),
      );
    case 'RenameStmt':
      return [`renames what the version before asks for: ${table ?? ''}`];
    case 'DropStmt': {
      const { removeType } = node as { removeType: string };
      // Triggers that tell of changes are made anew under the same name.
      return removeType === 'OBJECT_TRIGGER' || removeType === 'OBJECT_INDEX'
        ? []
        : [`drops ${removeType.replace('OBJECT_', '').toLowerCase()}`];
    }
    case 'IndexStmt':
      return (node as { unique?: boolean }).unique
        ? [`refuses rows that the version before writes: ${table ?? ''}`]
        : [];
    case 'TruncateStmt':
      return ['empties a table'];
    default:
      return [];
  }
}

function changes(table: string, { subtype, name = '', def }: Command): string[] {
  const kinds = def?.ColumnDef?.constraints?.map(({ Constraint }) => Constraint?.contype ?? '') ?? [];
  switch (subtype) {
    case 'AT_DropColumn':
      return [`drops a column: ${table}.${name}`];
    case 'AT_AlterColumnType':
      return [`changes a column's type: ${table}.${name}`];
    case 'AT_SetNotNull':
      return [`lets a column be empty no more: ${table}.${name}`];
    case 'AT_ColumnDefault':
      return def === undefined ? [`takes a column's default: ${table}.${name}`] : [];
    case 'AT_AddColumn':
      return kinds.includes('CONSTR_NOTNULL') && !kinds.some((kind) => FILLS.includes(kind))
        ? [`adds a column that the version before does not fill: ${table}.${def?.ColumnDef?.colname ?? ''}`]
        : [];
    case 'AT_AddConstraint':
      return NARROWS.includes(def?.Constraint?.contype ?? '')
        ? [`refuses rows that the version before writes: ${table}`]
        : [];
    default:
      return [];
  }
}
