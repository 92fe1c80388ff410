import { useEffect, useId, useRef, useState } from 'react';
import { apiUrl } from '@shared/client';
import { Button, text } from '@shared/ui';
import { accepted } from './file-check';
import styles from './upload-field.module.css';
import type { Uploads } from './use-uploads';

interface UploadFieldProps {
  label: string;
  /** Limits of the files, and what to know before one chooses. */
  hint: string;
  uploads: Uploads;
  /** Whether they are pictures that may be left out, each shown small once it is there. */
  pictures?: boolean;
  /** Whether files are taken that are pasted anywhere on the page. */
  pastes?: boolean;
  error?: string | undefined;
}

/** Files by choosing, dropping or pasting, each on its own: one that breaks off is sent again without the others. */
export function UploadField({ label, hint, uploads, pictures = false, pastes = false, error }: UploadFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { list, most, purpose, add, remove, retry } = uploads;
  usePaste(pastes ? add : undefined);
  return (
    <div className={styles.field}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
        {pictures ? <span className={styles.optional}>选填</span> : null}
      </p>
      <p className={text.note} id={`${id}-limits`}>
        {hint}
      </p>
      {/* A problem is shown at the place for another file, full or not. */}
      {list.length < most || error ? (
        <label
          className={styles.drop}
          data-low={pictures}
          data-over={over}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            add([...event.dataTransfer.files]);
          }}
        >
          <input
            type="file"
            multiple={most > 1}
            accept={accepted[purpose].types.join()}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-limits`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <b>{pictures ? '选图片' : '选文件'}</b>
          {pastes ? <span>也可以拖到这里，或者直接粘贴截图</span> : null}
        </label>
      ) : null}
      {error ? <p className={styles.wrong}>{error}</p> : null}
      <ul className={styles.files} data-pictures={pictures} aria-label={pictures ? label : undefined}>
        {list.map(({ key, name, file, progress, done, problem }) => (
          <li key={key}>
            {pictures && done ? <img className={styles.small} src={apiUrl(done.url)} alt="" /> : null}
            <span>
              <b>{name}</b>
              <small role="status">{problem ?? (done ? '已上传' : `${String(Math.round(progress * 100))}%`)}</small>
              {done || problem ? null : <progress value={progress} max={1} aria-label={`正在上传 ${name}`} />}
            </span>
            {problem && file ? (
              <Button small onClick={() => retry(key)}>
                再传一次
              </Button>
            ) : null}
            <Button small aria-label={`去掉 ${name}`} onClick={() => remove(key)}>
              {done || problem ? '去掉' : '取消'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @param add undefined where nothing is taken */
function usePaste(add: Uploads['add'] | undefined): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current?.(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
