import { SelectInput, required, useGetList, useRecordContext } from 'react-admin';

/** What the desk keeps in a list, as `{ value, label }`. */
export function useKept(list: string): readonly { value: string; label: string }[] {
  const { data = [] } = useGetList('choices', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
    filter: { sceneCode: list },
  });
  return data as { value: string; label: string }[];
}

/** The name of what a row says by its value. */
export function KeptField({
  list,
  source,
}: {
  list: string;
  source: 'season' | 'category';
  label: string;
  sortable: false;
}) {
  const kept = useKept(list);
  const value = useRecordContext<Record<string, string>>()?.[source];
  return <span>{kept.find((item) => item.value === value)?.label ?? value}</span>;
}

/** A choice among what the desk keeps in a list. */
export function KeptInput({ list, ...input }: { list: string; source: string; label: string; isRequired?: boolean }) {
  const { isRequired = false, source, label } = input;
  const kept = useKept(list);
  return (
    <SelectInput
      {...{ source, label }}
      choices={kept.map(({ value, label: name }) => ({ id: value, name }))}
      {...(isRequired && { validate: required() })}
    />
  );
}

/** As a filter: react-admin reads `alwaysOn` from the element. */
export function KeptFilter(input: { list: string; source: string; label: string; alwaysOn: true }) {
  return <KeptInput {...input} />;
}
