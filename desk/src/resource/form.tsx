import type { Route } from '@shared/contract/endpoints';
import type { ComponentType, ReactElement } from 'react';
import {
  BooleanInput,
  Create,
  DeleteWithConfirmButton,
  Edit,
  FormDataConsumer,
  NumberInput,
  SimpleForm,
  TextInput,
  type TextInputProps,
  TopToolbar,
  WithRecord,
  maxLength,
  required,
  useResourceContext,
} from 'react-admin';
import type { DeskRow } from '../data/calls';
import { labelsOf } from '../i18n/field-labels';
import { valueWordsOf, wordOf } from '../i18n/value-words';
import { TimeInput } from '../layout/china-time';
import { ConfirmedForm } from '../layout/confirmed-form';
import { DeskEdit } from '../layout/desk-edit';
import { SaveBar } from '../layout/save-bar';
import { ChoiceInput, type Reference, ReferenceChoice } from './filters';

type Values = Readonly<Record<string, unknown>>;

/** A list of sentences as lines of one field. */
const lines = {
  multiline: true,
  format: (value: unknown) => (Array.isArray(value) ? value.join('\n') : ''),
  parse: (text: string | null) => (text ? text.split('\n') : []),
};
/** A text that may be empty, and is none that is missing. */
const optional = { parse: (text: string | null) => text ?? '' };
const inputs = {
  boolean: BooleanInput,
  choice: ChoiceInput,
  lines: TextInput,
  number: NumberInput,
  time: TimeInput,
  text: TextInput,
  optional: TextInput,
};

/** An input of a form; what is not said here is the input's own. */
export interface Field extends Omit<TextInputProps, 'required' | 'label'> {
  source: string;
  label?: string;
  as?: keyof typeof inputs;
  required?: boolean;
  /** Characters that a text may have. */
  max?: number;
  rows?: number;
  /** The view that has the field, where only a new row has it, or one that is there. */
  only?: 'create' | 'edit';
  /** Whether the field is read only once the row is there. */
  fixed?: boolean;
  /** Whether the field is asked for, by what is in the form. */
  when?: (values: Values) => boolean;
  /** The least of a number, and the step between two. */
  min?: number;
  step?: number;
  choices?: readonly object[];
  emptyText?: string;
  of?: Reference;
  /** An input of its own; with a label, what it asks for is held beside a colleague's version. */
  input?: ReactElement;
}

/** The form of a resource: of new rows and of those that are there. */
export interface FormOf {
  fields: readonly Field[];
  /** Title of the view that makes a row, where the list's name says too little. */
  title?: string;
  defaults?: object;
  /** Whether rows come from elsewhere, and none is made here. */
  given?: boolean;
  /** Whether a row stays in sight once it is saved. */
  stays?: boolean;
  /** Question before a row is deleted; none is deleted without it. */
  removes?: string;
  /** Field that a row of the list has none of: a form without it would save none. */
  needs?: string;
  /** Calls of a form that first says whom a change concerns. */
  confirmed?: { effects: Route; save: Route };
  /** Elements beside, above and below the form of a row that is there. */
  tools?: ReactElement;
  above?: ReactElement;
  below?: ReactElement;
}

export function creating(form: FormOf): ComponentType {
  return function Creating() {
    return (
      <Create
        {...(form.title !== undefined && { title: form.title })}
        redirect={form.stays ? 'edit' : 'list'}
        transform={withoutEmptyLines}
      >
        <RowForm form={form} isNew labels={useLabels(form)} />
      </Create>
    );
  };
}

export function editing(form: FormOf): ComponentType {
  const { stays, removes, tools, above, below, needs, confirmed } = form;
  const actions = removes ? <DeleteWithConfirmButton confirmContent={removes} /> : tools;
  const view = { actions: actions ? <TopToolbar>{actions}</TopToolbar> : (false as const) };
  return function Editing() {
    const labels = useLabels(form);
    const resource = useResourceContext() ?? '';
    const texts = Object.fromEntries(
      Object.entries(valueWordsOf(resource)).map(([source, words]) => [
        source,
        (value: unknown) => wordOf(words, value),
      ]),
    );
    const content = (
      <>
        {above}
        <WithRecord<DeskRow>
          render={(row) =>
            needs !== undefined && row[needs] === undefined ? null : <RowForm {...{ form, labels, texts }} />
          }
        />
        {below}
      </>
    );
    if (confirmed) return <Edit {...view}>{content}</Edit>;
    return (
      <DeskEdit {...view} {...{ labels, texts }} {...(stays && { redirect: false })} transform={withoutEmptyLines}>
        {content}
      </DeskEdit>
    );
  };
}

interface RowFormProps {
  form: FormOf;
  labels: Readonly<Record<string, string>>;
  texts?: Readonly<Record<string, (value: unknown) => string>>;
  isNew?: boolean;
}

function RowForm({ form: { fields, defaults, needs, confirmed }, labels, texts, isNew = false }: RowFormProps) {
  const asked = fields
    .filter(({ only }) => only !== (isNew ? 'edit' : 'create'))
    .map((field) => <FieldInput key={field.source} field={field} isNew={isNew} />);
  const values = isNew && defaults ? { defaultValues: defaults } : {};
  if (confirmed) {
    return (
      <ConfirmedForm {...confirmed} {...values} {...{ labels, texts }}>
        {asked}
      </ConfirmedForm>
    );
  }
  return (
    <SimpleForm toolbar={<SaveBar />} {...values} warnWhenUnsavedChanges={!isNew && needs !== undefined}>
      {asked}
    </SimpleForm>
  );
}

function FieldInput({ field, isNew }: { field: Field; isNew: boolean }) {
  const {
    only: _,
    when,
    of,
    input: own,
    fixed = false,
    as,
    required: needed,
    max,
    rows,
    validate = [],
    ...props
  } = field;
  const words = valueWordsOf(useResourceContext() ?? '')[field.source];
  if (own) return own;
  if (of) return <ReferenceChoice source={props.source} label={props.label} validate={required()} {...of} />;
  const kind = as ?? (words ? 'choice' : 'text');
  const Input = inputs[kind] as ComponentType<TextInputProps>;
  const limit = kind !== 'number' && max !== undefined;
  const input = (
    <Input
      {...(as === 'lines' && lines)}
      {...(as === 'optional' && optional)}
      {...(rows !== undefined && { multiline: true, minRows: rows })}
      {...props}
      {...(kind === 'number' && { max })}
      validate={[needed ? required() : [], limit ? maxLength(max) : [], validate].flat()}
      readOnly={fixed && !isNew}
    />
  );
  if (!when) return input;
  return <FormDataConsumer>{({ formData }) => (when(formData) ? input : null)}</FormDataConsumer>;
}

/** Labels of the fields that people edit, by their sources. */
function useLabels({ fields }: FormOf): Readonly<Record<string, string>> {
  const labels = labelsOf(useResourceContext() ?? '');
  const edited = fields.filter(
    ({ only, fixed, input, label }) => only !== 'create' && fixed !== true && (!input || label !== undefined),
  );
  return Object.fromEntries(edited.map(({ source, label = labels[source] ?? source }) => [source, label]));
}

export const asSlug = (text: string | undefined) =>
  text !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(text) ? '只能用小写字母、数字和短横' : undefined;

/** Lines that somebody left empty, or is about to fill, are none. */
function withoutEmptyLines(data: Values): Record<string, unknown> {
  const filled = (value: unknown) =>
    Array.isArray(value) && value.every((line) => typeof line === 'string')
      ? value.map((line) => line.trim()).filter((line) => line !== '')
      : value;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, filled(value)]));
}
