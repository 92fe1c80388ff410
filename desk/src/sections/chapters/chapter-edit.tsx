import {
  ArrayInput,
  Edit,
  NumberInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  WithRecord,
  maxLength,
  required,
} from 'react-admin';
import { SaveBar } from '../../layout/save-bar';
import { ChapterStateBar } from './chapter-state-bar';
import { PanelPicture } from './panel-picture';
import { PanelUploads } from './panel-uploads';

/** Not only below a mouse: a keyboard and a finger have none. */
const buttonsInSight = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } as const;

/**
 * A chapter with its panels. It is saved before it is left: the server says at which panel something is missing, and that is
 * of use only while one still looks at it.
 */
export function ChapterEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={false}>
      {/* The row of the list comes first, without its panels: a form of it would save none. */}
      <WithRecord render={({ panels }) => (panels === undefined ? null : <ChapterForm />)} />
    </Edit>
  );
}

function ChapterForm() {
  return (
    <>
      <ChapterStateBar />
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
        <TextInput source="title" label="标题" validate={[required(), maxLength(60)]} />
        <NumberInput source="no" label="第几话" min={1} validate={required()} />
        <PanelUploads />
        <ArrayInput source="panels" label="各格，从上到下">
          <SimpleFormIterator
            inline
            disableAdd
            disableClear
            fullWidth
            getItemLabel={(at) => `第 ${at + 1} 格`}
            sx={buttonsInSight}
          >
            <PanelPicture />
            <TextInput
              source="alt"
              label="画了什么、说了什么"
              helperText={false}
              multiline
              validate={maxLength(500)}
              sx={{ flex: { sm: '1 1 16rem' } }}
            />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleForm>
    </>
  );
}
