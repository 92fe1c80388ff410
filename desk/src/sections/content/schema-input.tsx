import { Box, Typography } from '@mui/material';
import type { ContentSchema } from '@shared/contract/content';
import { type ReactNode, useCallback, useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  SelectInput,
  TextInput,
  useArrayInput,
  useSimpleFormIteratorItem,
  useSourceContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import words from '../../i18n/content-words.json' with { type: 'json' };
import { wordOf } from '../../i18n/value-words';
import { OrderedItems } from '../../layout/ordered-items';
import { titleOf } from './field-places';
import { MEMBER, emptyMember, isBlank, isNeeded, mistakeOf } from './form-value';
import { MarkdownInput } from './markdown-input';
import { PictureInput } from './picture-input';
import { VideoInput } from './video-input';

/** Name of the form's field that holds an entry's whole value. */
export const ENTRY = 'value';

type Schema<Type> = ContentSchema & { type: Type };

/** Lists of more items than these begin with each of them closed. */
const OPEN_ITEMS = 3;
/** Fields of an entry itself that begin open: its title, and what visitors see first. */
const OPEN_FIELDS = 2;
const rows = { line: 0, href: 0, id: 0, url: 0, path: 0, instant: 0, text: 2, markdown: 8 };
const hints: Readonly<Partial<Record<keyof typeof rows, string>>> = {
  markdown: 'Markdown：段落、## 标题、列表、**粗体**、[链接](/buy/)',
  href: '本站的地址，例如 /buy/',
  id: '小写字母、数字和短横，是地址的一部分',
  url: '本站的地址，或 https:// 开头的地址',
  path: '本站的地址，例如 /old/',
  instant: '例如 2026-12-01T09:00:00+08:00',
};

interface SchemaInputProps<Of extends ContentSchema = ContentSchema> {
  schema: Of;
  /** Name in the form, below the group or the list around it. */
  source: string;
  label: string;
  /** Whether it may not be left empty. */
  needed?: boolean;
  /** Whether it begins open, where it is a group. */
  isOpen?: boolean;
}

/** Inputs for whatever a schema describes, groups and lists in each other. */
export function SchemaInput({ schema, source, label, needed = true, isOpen = true }: SchemaInputProps) {
  const check = useCallback(
    (value: unknown) => (!needed && isBlank(value) ? undefined : mistakeOf(schema, value)),
    [schema, needed],
  );
  if (schema.readOnly) return null;
  const input = { source, label, validate: check, fullWidth: true, helperText: schema.description ?? '' };
  switch (schema.type) {
    case 'string': {
      const Input = schema.format === 'markdown' ? MarkdownInput : TextInput;
      return schema.enum ? (
        <SelectInput
          {...input}
          choices={schema.enum.map((id) => ({ id, name: schema.labels?.[id] ?? wordOf(words, id) }))}
        />
      ) : (
        <Input
          {...input}
          parse={(text: string | null) => text ?? ''}
          {...(rows[schema.format ?? 'line'] > 0 && { multiline: true, minRows: rows[schema.format ?? 'line'] })}
          helperText={<Hint schema={schema} source={source} />}
        />
      );
    }
    case 'number':
    case 'integer':
      return <NumberInput {...input} {...(schema.type === 'integer' && { step: 1 })} />;
    case 'boolean':
      return <BooleanInput {...input} />;
    case 'picture':
      return <PictureInput {...input} />;
    case 'video':
      return <VideoInput {...input} />;
    case 'array':
      return (
        <Group {...{ source, isOpen }} title={label} about={schema.description}>
          <ArrayInput {...input} label={false} helperText={false} sx={{ boxSizing: 'border-box' }}>
            <ListItems schema={schema} label={label} />
          </ArrayInput>
        </Group>
      );
    case 'object':
      return (
        <Group {...{ source, isOpen }} title={label} about={schema.description}>
          <Fields schema={schema} source={source} />
        </Group>
      );
  }
}

export function Fields({ schema, source }: Pick<SchemaInputProps<Schema<'object'>>, 'schema' | 'source'>) {
  return Object.entries(schema.properties).map(([name, inner], at) => (
    <SchemaInput
      key={name}
      schema={inner}
      source={source === '' ? name : `${source}.${name}`}
      label={titleOf(name, inner)}
      needed={isNeeded(schema, name)}
      isOpen={source !== ENTRY || at < OPEN_FIELDS}
    />
  ));
}

function ListItems({ schema, label }: { schema: Schema<'array'>; label: string }) {
  const { items, minItems, maxItems = 200 } = schema;
  const { fields } = useArrayInput();
  const source = useSourceContext().getSource('');
  const list = source.replaceAll(/\W/gu, '-').toLowerCase();
  const { getValues } = useFormContext();
  const add = () => emptyMember(items, (getValues(source) as unknown[]).at(-1));
  const [first] = useState(fields.length);
  return (
    <OrderedItems {...{ list, unit: '项', max: maxItems }} min={minItems ?? 0} add={add}>
      <ListItem schema={items} label={label} closedBelow={first > OPEN_ITEMS ? first : 0} />
    </OrderedItems>
  );
}

/** An item that is a group is known by its first words while it is closed. */
function ListItem({ schema, label, closedBelow }: { schema: ContentSchema; label: string; closedBelow: number }) {
  const { index } = useSimpleFormIteratorItem();
  const { getSource } = useSourceContext();
  const held: unknown = useWatch({ name: getSource('') });
  if (schema.type !== 'object')
    return <SchemaInput schema={schema} source={MEMBER} label={titleOf(`${label} ${index + 1}`, schema)} />;
  const words = Object.values(held ?? {}).find((value) => typeof value === 'string' && value !== '') as
    string | undefined;
  return (
    <Group source="" title={words ?? titleOf(`第 ${index + 1} 项`, schema)} isOpen={index >= closedBelow}>
      <Fields schema={schema} source="" />
    </Group>
  );
}

interface GroupProps {
  source: string;
  title: string;
  about?: string | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that belong together; what is closed keeps what was typed. */
function Group({ source, title, about, isOpen, children }: GroupProps) {
  const [opens] = useState(isOpen);
  const { getSource } = useSourceContext();
  return (
    <Box component="details" open={opens} data-field={getSource(source)} sx={{ width: 1, my: 1 }}>
      <Typography component="summary" variant="subtitle1" sx={{ cursor: 'pointer', py: 1 }}>
        {title}
      </Typography>
      {about !== undefined && <Typography variant="body2">{about}</Typography>}
      <Box sx={{ pl: { xs: 1, sm: 2 }, borderLeft: '2px solid', borderColor: 'divider' }}>{children}</Box>
    </Box>
  );
}

/** What a text may be, and how much of it is used. */
function Hint({ schema, source }: { schema: Schema<'string'>; source: string }) {
  const text: unknown = useWatch({ name: useSourceContext().getSource(source) });
  const { format = 'line', maxLength, description } = schema;
  const used = maxLength === undefined ? '' : `${typeof text === 'string' ? text.length : 0} / ${maxLength}`;
  return <>{[description, hints[format], used].filter(Boolean).join('　') || ' '}</>;
}

/** Brings a field of the form into sight, with all groups around it open, and the keyboard to it. */
export function focusField(form: ParentNode, source: string): void {
  const field = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')].find(
    (one) => one.getAttribute('name') === source || one.dataset['field'] === source,
  );
  if (!field) return;
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  // A choice is a button, its value a field that nobody sees.
  const target = field.matches('details, [aria-hidden=true]')
    ? (field.closest('details, .MuiFormControl-root')?.querySelector<HTMLElement>(FOCUSABLE) ?? field)
    : field;
  target.focus();
}

const FOCUSABLE = '[role=combobox], summary';
