import { useId } from 'react';
import { apiPath } from '@shared/contract/config';
import { Button, text } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import grade from '../grade/grade.module.css';
import styles from './entry.module.css';
import { pictureLimits, pictureProblem } from '../uploads/picture-check';
import type { Pictures } from './use-pictures';

interface PicturesFieldProps {
  label: string;
  hint: string;
  pictures: Pictures;
  error?: string | undefined;
}

/** Pictures by choosing or dropping, each on its own: one that breaks off is sent again without the others. */
export function PicturesField({ label, hint, pictures, error }: PicturesFieldProps) {
  const id = useId();
  const { config } = usePage();
  const { uploads, most } = pictures;
  const left = most - uploads.list.length;
  return (
    <div className={grade.evidence}>
      <p className={grade.label} id={`${id}-label`}>
        {label}
        <span className={styles.optional}>选填</span>
      </p>
      <p className={text.note} id={`${id}-limits`}>
        {hint}
        {pictureLimits}
        {most > 1 ? `，最多 ${String(most)} 张` : ''}。
      </p>
      {left > 0 ? (
        <label
          className={`${grade.drop} ${styles.drop}`}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            uploads.add([...event.dataTransfer.files]);
          }}
        >
          <input
            type="file"
            multiple={most > 1}
            accept="image/png,image/jpeg"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-limits`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <b>选图片</b>
        </label>
      ) : null}
      {error ? <p className={grade.wrong}>{error}</p> : null}
      <ul className={`${grade.files} ${styles.pictures}`} aria-label={label}>
        {uploads.list.map(({ key, name, file, progress, done, problem }) => (
          <li key={key}>
            {done ? <img className={styles.small} src={apiPath(config, done.url)} alt="" /> : null}
            <span>
              <b>{name}</b>
              <small role="status">{problem ?? (done ? '已上传' : `${String(Math.round(progress * 100))}%`)}</small>
              {done || problem ? null : <progress value={progress} max={1} aria-label={`正在上传 ${name}`} />}
            </span>
            {problem && file && !pictureProblem(file) ? (
              <Button small onClick={() => uploads.retry(key)}>
                再传一次
              </Button>
            ) : null}
            <Button small aria-label={`去掉 ${name}`} onClick={() => uploads.remove(key)}>
              {done || problem ? '去掉' : '取消'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
