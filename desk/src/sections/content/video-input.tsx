import { Button, FormHelperText, styled } from '@mui/material';
import { apiUrl } from '@shared/client';
import { type VideoValue, uploadedUrl } from '@shared/contract/content';
import { type ComponentProps, useState } from 'react';
import { TextInput, useInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MediaField, PictureInput } from './picture-input';
import { SendFile } from './send-file';

const Film = styled('video')({ display: 'block', width: 'auto', maxWidth: '100%', maxHeight: 240 });
/** Later than any video ends: a browser that is led there finds out how long one is that does not say it. */
const AT_THE_END = 1e7;

/** What is wrong with a poster stands at its video. */
const saidByVideo = () => undefined;

/** A video with its title, its poster and its captions, shown as it will play. */
export function VideoInput({ source, label, helperText, validate }: ComponentProps<typeof PictureInput>) {
  const { field, fieldState } = useInput<VideoValue | null>({ source, validate });
  const { setValue } = useFormContext();
  const [isUnplayable, setUnplayable] = useState(false);
  const name = useSourceContext().getSource(source);
  const video = useWatch({ name }) as VideoValue | null | undefined;
  const change = (more: Partial<VideoValue>) =>
    setValue(name, { title: '', poster: null, captions: '', ...video, ...more }, { shouldDirty: true });
  const measure = (film: HTMLVideoElement) => {
    const { duration, videoWidth: width, videoHeight: height } = film;
    if (!video || video.length > 0) return;
    if (Number.isFinite(duration)) change({ width, height, length: Math.max(1, Math.round(duration)) });
    else film.currentTime = AT_THE_END;
  };
  return (
    <MediaField {...{ source, label, helperText }} mistake={fieldState.error?.message}>
      {video && (
        <Film
          key={video.url + video.captions}
          {...{ src: apiUrl(video.url), controls: true, preload: 'metadata', 'aria-label': video.title || label }}
          onDurationChange={({ currentTarget }) => measure(currentTarget)}
          onError={() => setUnplayable(true)}
        >
          {video.captions !== '' && <track kind="captions" srcLang="zh" src={apiUrl(video.captions)} default />}
        </Film>
      )}
      {isUnplayable && <FormHelperText error>这个浏览器放不出这段视频。</FormHelperText>}
      <SendFile
        {...{ purpose: 'content-video', label: video ? '换一段视频' : '上传视频', accept: 'video/mp4,video/webm' }}
        onSent={({ id }) => {
          setUnplayable(false);
          change({ url: uploadedUrl(id), width: 0, height: 0, length: 0, uploadedAt: new Date().toISOString() });
        }}
      />
      {video && (
        <>
          <TextInput
            source={`${source}.title`}
            label="名称"
            helperText="视频里是谁、说什么，给看不见它的人"
            fullWidth
          />
          <PictureInput source={`${source}.poster`} label="封面" helperText="" validate={saidByVideo} />
          <SendFile
            {...{ purpose: 'content-captions', label: video.captions ? '换字幕' : '上传字幕', accept: '.vtt,text/vtt' }}
            onSent={({ id }) => change({ captions: uploadedUrl(id) })}
          />
          <Button sx={{ alignSelf: 'flex-start' }} onClick={() => field.onChange(null)}>
            不放视频
          </Button>
        </>
      )}
    </MediaField>
  );
}
