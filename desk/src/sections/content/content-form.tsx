import type { ContentSchema } from '@shared/contract/content';
import { memo, useEffect, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Draft } from './draft';
import { sourceOf, titleOf } from './field-places';
import { fromForm, toForm } from './form-value';
import { ENTRY, Fields, SchemaInput } from './schema-input';

/** The form of an entry, made from its schema; what is typed goes to its draft. Drawn once: each field draws itself anew. */
export const ContentForm = memo(function ContentForm({ draft }: { draft: Draft }) {
  const [{ entry, value }] = useState(draft.view);
  const { schema } = entry;
  const [record] = useState(() => ({ id: entry.id, value: toForm(schema, value) }));
  return (
    <Form record={record} mode="onChange" noValidate onSubmit={() => void draft.flush()}>
      {schema.type === 'object' ? (
        <Fields schema={schema} source={ENTRY} />
      ) : (
        <SchemaInput schema={schema} source={ENTRY} label={titleOf(entry.title, schema)} />
      )}
      <Kept draft={draft} schema={schema} />
    </Form>
  );
});

/** Tells the draft what is in the form, and its fields what the server says against them. */
function Kept({ draft, schema }: { draft: Draft; schema: ContentSchema }) {
  const { subscribe, setError } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.change(fromForm(schema, values['value'])),
      }),
    [subscribe, draft, schema],
  );
  useEffect(
    () =>
      draft.listen(() => {
        const { state, mistakes } = draft.view();
        if (state !== 'refused') return;
        for (const { field, message } of mistakes) setError(sourceOf(schema, field), { message });
      }),
    [draft, schema, setError],
  );
  return null;
}
