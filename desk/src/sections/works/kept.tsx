import { SelectInput, required, useGetList, useRecordContext } from 'react-admin';

/** Values that the desk keeps in a list, as `{ value, label }`. */
export function useKept(list: string): readonly { value: string; label: string }[] {
  const { data = [] } = useGetList('choices', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
    filter: { sceneCode: list },
  });
  return data as { value: string; label: string }[];
}

/** The name of what a row says by its value. */
export function KeptField({ list, source }: { list: string; source: 'season' | 'category'; sortable: false }) {
  const kept = useKept(list);
  const value = useRecordContext<Record<string, string>>()?.[source];
  return <span>{kept.find((item) => item.value === value)?.label ?? value}</span>;
}

interface KeptInputProps {
  list: string;
  source: string;
  isRequired?: boolean;
}

/** A choice among what the desk keeps in a list. */
export function KeptInput({ list, source, isRequired = false }: KeptInputProps) {
  const kept = useKept(list);
  return (
    <SelectInput
      source={source}
      choices={kept.map(({ value, label }) => ({ id: value, name: label }))}
      {...(isRequired && { validate: required() })}
    />
  );
}

/** As a filter: react-admin reads `alwaysOn` from the element. */
export function KeptFilter(input: { list: string; source: string; alwaysOn: true }) {
  return <KeptInput {...input} />;
}
