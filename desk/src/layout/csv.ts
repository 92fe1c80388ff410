import { isInstant } from './china-clock';
import { wordOf } from '../i18n/value-words';
import { fieldText } from './field-text';

type Row = Readonly<Record<string, unknown>>;

/** Start of a text that a spreadsheet would take for a formula, in full width too. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Rows as a table that spreadsheets read, with a byte order mark so that they take it for UTF-8: headings and values as the
 * screen has them; a column of times says by which clock.
 *
 * @param labels what each field is called, in the order of the columns; a field without a label is no column
 * @param words what the values of a field are called, by field
 */
export function toCsv(
  rows: readonly Row[],
  labels: Readonly<Record<string, string>>,
  words: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): string {
  const columns = Object.entries(labels).filter(([name]) => rows.some((row) => name in row));
  const headings = columns.map(([name, label]) => (isOfTimes(rows, name) ? `${label}（北京时间）` : label));
  const lines = [headings, ...rows.map((row) => columns.map(([name]) => textOf(row[name], words[name])))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Whether what stands in a column are instants; what somebody typed may look like one in a row or two. */
function isOfTimes(rows: readonly Row[], name: string): boolean {
  const values = rows.map((row) => row[name]).filter((value) => !isEmpty(value));
  return values.length > 0 && values.every(isInstant);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Empty values leave a cell empty. */
function textOf(value: unknown, words: Readonly<Record<string, string>> | undefined): string {
  if (isEmpty(value)) return '';
  if (!words) return fieldText(value);
  return (Array.isArray(value) ? value : [value]).map((one) => wordOf(words, one)).join('、');
}

function cell(text: string): string {
  const harmless = formula.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
