import { Typography } from '@mui/material';
import { ArrayInput, NumberInput, SimpleForm, TextInput, WithRecord, maxLength, required } from 'react-admin';
import { pickLabels } from '../../i18n/field-labels';
import { DeskEdit } from '../../layout/desk-edit';
import { SaveBar } from '../../layout/save-bar';
import { ChapterStateBar } from './chapter-state-bar';
import { PanelUploads } from './panel-uploads';
import { PanelsInput } from './panels-input';

const labels = { ...pickLabels('chapters', 'title', 'no'), panels: '各格，从上到下' };

/**
 * A chapter with its panels. It is saved before it is left: the server says at which panel something is missing, and that is
 * of use only while one still looks at it.
 */
export function ChapterEdit() {
  return (
    <DeskEdit labels={labels} redirect={false} actions={false}>
      {/* The row of the list comes first, without its panels: a form of it would save none. */}
      <WithRecord render={({ panels }) => (panels === undefined ? null : <ChapterForm />)} />
    </DeskEdit>
  );
}

function ChapterForm() {
  return (
    <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
      <WithRecord
        render={({ comicTitle }) => (
          <Typography variant="body2">
            漫画：《<bdi>{String(comicTitle)}</bdi>》
          </Typography>
        )}
      />
      <ChapterStateBar />
      <TextInput source="title" label={labels.title} validate={[required(), maxLength(60)]} />
      <NumberInput source="no" label={labels.no} min={1} validate={required()} />
      <PanelUploads />
      <ArrayInput source="panels" label={labels.panels}>
        <PanelsInput />
      </ArrayInput>
    </SimpleForm>
  );
}
