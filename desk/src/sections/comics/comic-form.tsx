import { comicTopicList } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { CheckboxGroupInput, SimpleForm, TextInput, maxLength, required } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { pickLabels } from '../../i18n/field-labels';
import { SaveBar } from '../../layout/save-bar';
import { CoverInput } from './cover-input';

export const comicLabels = pickLabels('comics', 'title', 'summary', 'author', 'topicIds', 'cover');

/** Form for a comic's texts. */
export function ComicForm() {
  const topics = useQuery({ queryKey: ['comic topics'], queryFn: () => deskCall(comicTopicList, {}) });
  return (
    <SimpleForm toolbar={<SaveBar />}>
      <TextInput source="title" label={comicLabels.title} validate={[required(), maxLength(60)]} />
      <TextInput
        source="summary"
        label={comicLabels.summary}
        multiline
        minRows={2}
        validate={[required(), maxLength(300)]}
      />
      <TextInput source="author" label={comicLabels.author} validate={[required(), maxLength(60)]} />
      <CheckboxGroupInput
        source="topicIds"
        label={comicLabels.topicIds}
        choices={(topics.data ?? []) as { id: number; name: string }[]}
        isPending={topics.isPending}
      />
      <CoverInput />
    </SimpleForm>
  );
}
