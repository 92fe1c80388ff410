import { comicTopicList } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { CheckboxGroupInput, SimpleForm, TextInput, maxLength, required } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { SaveBar } from '../../layout/save-bar';
import { CoverInput } from './cover-input';

/** What is said of a comic. */
export function ComicForm() {
  const topics = useQuery({ queryKey: ['comic topics'], queryFn: () => deskCall(comicTopicList, {}) });
  return (
    <SimpleForm toolbar={<SaveBar />}>
      <TextInput source="title" label="标题" validate={[required(), maxLength(60)]} />
      <TextInput source="summary" label="简介" multiline minRows={2} validate={[required(), maxLength(300)]} />
      <TextInput source="author" label="作者" validate={[required(), maxLength(60)]} />
      <CheckboxGroupInput
        source="topicIds"
        label="话题"
        choices={(topics.data ?? []) as { id: number; name: string }[]}
        isPending={topics.isPending}
      />
      <CoverInput />
    </SimpleForm>
  );
}
