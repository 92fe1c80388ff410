import { Button, FormHelperText, Slider, Stack, Typography } from '@mui/material';
import { apiUrl } from '@shared/client';
import type { PictureValue } from '@shared/contract/content';
import { type ReactNode, useState } from 'react';
import { TextInput, useInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Thumbnail } from '../../files/thumbnail';
import { PictureDialog } from './picture-dialog';

interface PictureInputProps {
  source: string;
  label: string;
  helperText: string;
  validate: (value: unknown) => string | undefined;
}

const MIDDLE = { x: 5, y: 5 };
const axes = { x: '焦点：从左往右', y: '焦点：从上往下' } as const;

/** A picture of the library, what is to be seen on it, and the place that stays in sight where only a part of it is. */
export function PictureInput({ source, label, helperText, validate }: PictureInputProps) {
  const { field, fieldState } = useInput<PictureValue | null>({ source, validate });
  const [isOpen, setOpen] = useState(false);
  const { setValue } = useFormContext();
  // Its words are a field of their own: what the whole field remembers of them may be old.
  const name = useSourceContext().getSource(source);
  const picture = useWatch({ name }) as PictureValue | null | undefined;
  const focusAt = (focus: PictureValue['focus']) => setValue(`${name}.focus`, focus, { shouldDirty: true });
  return (
    <MediaField {...{ source, label, helperText }} mistake={fieldState.error?.message}>
      {picture && (
        <>
          <Thumbnail
            {...{ src: apiUrl(picture.url), alt: picture.alt, width: picture.width, height: picture.height }}
            sx={{ cursor: 'crosshair' }}
            onClick={({ nativeEvent: { offsetX, offsetY, target } }) => {
              const { clientWidth, clientHeight } = target as HTMLElement;
              focusAt({ x: tenths(offsetX / clientWidth), y: tenths(offsetY / clientHeight) });
            }}
          />
          {(['x', 'y'] as const).map((axis) => (
            <Slider
              key={axis}
              size="small"
              {...{ min: 0, max: 10, step: 1, marks: true, 'aria-label': axes[axis], sx: { maxWidth: 240 } }}
              value={picture.focus[axis]}
              onChange={(_, value) => focusAt({ ...picture.focus, [axis]: value })}
            />
          ))}
          <TextInput source={`${source}.alt`} label="图片里有什么" helperText="给看不见图的人" fullWidth />
        </>
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" name={source} onClick={() => setOpen(true)}>
          {picture ? '换一张' : '从图片库选'}
        </Button>
        {picture && <Button onClick={() => field.onChange(null)}>不放图片</Button>}
      </Stack>
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onChoose={({ url, width, height, alt }) => {
            field.onChange({ url, width, height, alt, focus: MIDDLE });
            setOpen(false);
          }}
        />
      )}
    </MediaField>
  );
}

interface MediaFieldProps extends Omit<PictureInputProps, 'validate'> {
  mistake: string | undefined;
  children: ReactNode;
}

/** A field that is no input of its own, with what the form says of it. */
export function MediaField({ source, label, helperText, mistake, children }: MediaFieldProps) {
  return (
    <Stack component="fieldset" spacing={1} sx={{ width: 1, border: 0, p: 0, my: 1 }}>
      <Typography component="legend" variant="subtitle1" data-field={source}>
        {label}
      </Typography>
      {helperText !== '' && <Typography variant="body2">{helperText}</Typography>}
      {children}
      {mistake && <FormHelperText error>{mistake.replace('@@react-admin@@', '').replaceAll('"', '')}</FormHelperText>}
    </Stack>
  );
}

const tenths = (share: number) => Math.min(10, Math.max(0, Math.round(share * 10)));
