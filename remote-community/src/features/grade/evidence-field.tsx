import { useEffect, useId, useRef, useState } from 'react';
import { Button, text } from '@shared/ui';
import styles from './grade.module.css';
import { fileLimits, fileProblem } from './file-check';
import type { useUploads } from '../uploads/use-uploads';

interface EvidenceFieldProps {
  uploads: ReturnType<typeof useUploads>;
  error: string | undefined;
}

/** Choose, drop or paste; the limits are said first. */
export function EvidenceField({ uploads, error }: EvidenceFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { list, add, remove, retry } = uploads;
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <div className={styles.evidence}>
      <p className={styles.label} id={`${id}-label`}>
        证明材料
      </p>
      <p className={text.note} id={`${id}-limits`}>
        {fileLimits}。流程截图、运行日志、课程记录都可以；账号和客户姓名请先遮住。
      </p>
      <label
        className={styles.drop}
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
          multiple
          accept="image/png,image/jpeg,application/pdf"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-limits`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <b>选文件</b>
        <span>也可以拖到这里，或者直接粘贴截图</span>
      </label>
      {error ? <p className={styles.wrong}>{error}</p> : null}
      <ul className={styles.files}>
        {list.map(({ key, name, file, progress, done, problem }) => (
          <li key={key}>
            <span>
              <b>{name}</b>
              <small role="status">{problem ?? (done ? '已上传' : `${String(Math.round(progress * 100))}%`)}</small>
              {done || problem ? null : <progress value={progress} max={1} aria-label={`正在上传 ${name}`} />}
            </span>
            {problem && file && !fileProblem(file) ? (
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
