import { type ReactElement, isValidElement } from 'react';
import {
  AutocompleteInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  type SelectInputProps,
  type SortPayload,
  type Validator,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useChoices } from '../layout/choices';

export interface Reference {
  reference: string;
  /** Field of the other resource that stands for it. */
  text: string;
  sort?: SortPayload;
  /** Whether they are found by what is typed, since they are too many for a list. */
  searched?: boolean;
}

interface ReferenceFilter extends Reference {
  source: string;
  label: string;
  /** The filter whose value the offered rows share. */
  within?: string;
}

type ChoiceFilter = Omit<SelectInputProps, 'source'> & { source: string };

/** `keyword`, a field whose values are listed, or one of another resource; an element where it is none of these. */
export type Filter = string | ChoiceFilter | ReferenceFilter | ReactElement;

/** Filters as inputs above a list, always in sight. */
export function filterElements(filters: readonly Filter[]): ReactElement[] {
  return filters.map((filter) => {
    if (isValidElement(filter)) return filter;
    if (filter === 'keyword') return <SearchInput key={filter} source={filter} alwaysOn />;
    const input = typeof filter === 'string' ? { source: filter } : filter;
    return 'reference' in input ? (
      <ReferenceFilterInput key={input.source} {...input} alwaysOn />
    ) : (
      <ChoiceInput key={input.source} {...input} alwaysOn />
    );
  });
}

/** A value of those that its field may have. */
export function ChoiceInput(props: ChoiceFilter & { alwaysOn?: boolean }) {
  const choices = useChoices(useResourceContext() ?? '', props.source);
  return <SelectInput {...(choices && { choices })} {...props} />;
}

interface ReferenceChoiceProps extends Reference {
  source: string;
  label: string | undefined;
  filter?: object;
  validate?: Validator;
}

export function ReferenceChoice({ text, searched, label, validate, ...of }: ReferenceChoiceProps) {
  const input = { label, optionText: text, ...(validate && { validate }) };
  return (
    <ReferenceInput perPage={500} {...of}>
      {searched ? (
        <AutocompleteInput {...input} filterToQuery={(keyword: string) => ({ keyword })} />
      ) : (
        <SelectInput {...input} />
      )}
    </ReferenceInput>
  );
}

function ReferenceFilterInput({ within, source, reference, ...of }: ReferenceFilter & { alwaysOn: true }) {
  const values = useListContext().filterValues as Readonly<Record<string, unknown>>;
  const { label, text, sort, searched } = of;
  const filter = within === undefined ? {} : { [within]: values[within] };
  return (
    <ReferenceChoice
      {...{ source, reference, label, text, filter }}
      {...(sort && { sort })}
      {...(searched && { searched })}
    />
  );
}
