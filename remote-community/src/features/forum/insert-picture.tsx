import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { UploadedFile } from '@shared/contract/endpoints';
import { MOST_PICTURES, pictureLine, picturesNamed } from '@shared/contract/fields';
import { Button } from '@shared/ui';
import { useUploads } from '../uploads/use-uploads';
import { Inserted, withoutPicture } from './inserted-pictures';
import { useDropped } from './use-dropped';
import { InsertCode } from './insert-code';
import styles from './insert-picture.module.css';
import { pictureHint } from './tools-to-come';

interface InsertPictureProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The field that the picture goes into. */
  name: Path<Values>;
}

/** Sends pictures and puts each as a line where the cursor is; one that breaks off is sent again without choosing it anew. */
export default function InsertPicture<Values extends FieldValues>({ form, name }: InsertPictureProps<Values>) {
  const root = useRef<HTMLDivElement>(null);
  const written = form.watch(name) as string;
  // Nobody else sees a picture before its text is there: its sender does, by the address that the upload gave.
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({});
  const change = (text: string) => form.setValue(name, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const insert = ({ id, url, width = 0, height = 0 }: UploadedFile) => {
    setSent((before) => ({ ...before, [id]: url }));
    const field = root.current?.closest('form')?.elements.namedItem(name);
    const at = field instanceof HTMLTextAreaElement ? field.selectionEnd : Infinity;
    const typed = form.getValues(name) as string;
    change(withLine(typed, at, pictureLine({ words: '图片', id, width, height })));
  };
  const uploads = useUploads({
    most: MOST_PICTURES,
    purpose: 'post',
    onDone: insert,
    loginReason: '登录后就能传图片，写好的内容都在',
  });
  const left = MOST_PICTURES - picturesNamed(written).length - uploads.list.length;
  const add = (files: readonly File[]) => uploads.add(files.slice(0, Math.max(0, left)));
  useDropped(root, add);
  return (
    <div ref={root} className={styles.pictures}>
      <label className={styles.choose} data-off={left <= 0}>
        <input
          type="file"
          multiple
          accept="image/png,image/jpeg"
          disabled={left <= 0}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        插入图片
      </label>
      <InsertCode form={form} name={name} />
      <small>{left > 0 ? pictureHint : `一篇最多 ${String(MOST_PICTURES)} 张。`}</small>
      <Inserted written={written} sent={sent} onRemove={(id) => change(withoutPicture(written, id))} />
      {uploads.list.length > 0 ? (
        <ul aria-label="正在传的图片">
          {uploads.list.map(({ key, name: file, progress, problem }) => (
            <li key={key}>
              <span>
                {file}
                <small role="status">{problem ?? `${String(Math.round(progress * 100))}%`}</small>
              </span>
              {problem ? (
                <Button small onClick={() => uploads.retry(key)}>
                  再传一次
                </Button>
              ) : (
                <progress value={progress} max={1} aria-label={`正在上传 ${file}`} />
              )}
              <Button small aria-label={`去掉 ${file}`} onClick={() => uploads.remove(key)}>
                {problem ? '去掉' : '取消'}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The text with one line more, behind the line that the position is in. */
export function withLine(text: string, at: number, line: string): string {
  const end = text.indexOf('\n', at);
  const [before, after] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return `${before.trim() === '' ? '' : `${before}\n`}${line}\n${after.replace(/^\n/, '')}`;
}
