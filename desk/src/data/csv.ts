type Row = Readonly<Record<string, unknown>>;

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Rows as a table that spreadsheets read, with a byte order mark so that they take it for UTF-8; what is nested stands as JSON. */
export function toCsv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cell(text: string): string {
  const harmless = formula.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
