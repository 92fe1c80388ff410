import { Box } from '@mui/material';
import { type FieldTexts, fieldText } from './field-text';
import { SmallTable } from './small-table';

/** Sources of a form's fields, as people call them. */
export type FieldLabels = Readonly<Record<string, string>>;

interface VersionTableProps {
  /** Names of the versions. */
  heads: readonly string[];
  /** Versions of one row; the others are held beside the first. */
  versions: readonly Readonly<Record<string, unknown>>[];
  labels: FieldLabels;
  texts?: FieldTexts | undefined;
}

/** Versions of a row beside each other: the fields that are not the same in all of them. */
export function VersionTable({ heads, versions, labels, texts = {} }: VersionTableProps) {
  const [first] = versions;
  const rows = Object.entries(labels).filter(([source]) =>
    versions.some((version) => differs(version[source], first?.[source])),
  );
  if (rows.length === 0) return <p>这些字段没有不同。</p>;
  return (
    <SmallTable
      named
      heads={['字段', ...heads]}
      rows={rows.map(([source, label]) => ({
        key: source,
        cells: [
          label,
          ...versions.map((version, at) => {
            const isChanged = differs(version[source], first?.[source]);
            return (
              <Box
                key={at}
                sx={{ minWidth: '6rem', whiteSpace: 'pre-wrap', fontWeight: isChanged ? 'bold' : 'normal' }}
              >
                {(texts[source] ?? fieldText)(version[source])}
              </Box>
            );
          }),
        ],
      }))}
    />
  );
}

/** Whether two values of a field are not the same. */
export function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
}
