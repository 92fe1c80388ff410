export interface QrPath {
  /** Modules to a side. */
  size: number;
  path: string;
}

/** The dark modules as one path, each run of a row as one bar. */
export function qrPath(rows: readonly (readonly boolean[])[]): QrPath {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${String(start)} ${String(y)}h${String(x - start)}v1h-${String(x - start)}z`;
    }
  }
  return { size: rows.length, path };
}
