import { useCallback, useEffect, useRef, useState } from 'react';
import { apiErrorFrom, CancelledError, LoginRequiredError, uploadFile } from '@shared/client';
import { checkLogin } from '@shared/client/auth';
import type { UploadedFile } from '@shared/contract/endpoints';
import { fileProblem, type Purpose } from './file-check';

export interface UploadRules {
  most: number;
  purpose: Purpose;
  /** Files uploaded before, for when the form is opened. */
  before?: readonly UploadedFile[];
  /** Words where a login is missing. */
  loginReason: string;
  /** Takes a file that has arrived, which leaves the list by it. */
  onDone?: (done: UploadedFile) => void;
}

interface Upload {
  key: number;
  name: string;
  /** Absent where it is not to be sent: uploaded before, or refused. */
  file?: File;
  /** 0 to 1. */
  progress: number;
  done?: UploadedFile;
  problem?: string;
}

export interface Uploads {
  list: readonly Upload[];
  /** Files that have arrived, in order. */
  arrived: readonly UploadedFile[];
  /** Whether one is on its way. */
  waiting: boolean;
  most: number;
  purpose: Purpose;
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
  /** Sends the same file once more, without choosing it again. */
  retry: (key: number) => void;
  clear: () => void;
  /** Takes files that were uploaded for an earlier application, in place of those that are here. */
  keep: (files: readonly UploadedFile[]) => void;
}

/** Files on their way to the server, each on its own: progress, cancel, retry. */
export function useUploads({ most, purpose, before, loginReason, onDone }: UploadRules): Uploads {
  const [list, setList] = useState(() => uploadedBefore(before ?? [], 0));
  const running = useRef(new Map<number, AbortController>());
  const next = useRef(1 + list.length);
  const taker = useRef(onDone);
  useEffect(() => {
    taker.current = onDone;
  });

  const update = useCallback(
    (key: number, change: (upload: Upload) => Upload) =>
      setList((before) => before.map((upload) => (upload.key === key ? change(upload) : upload))),
    [],
  );

  const start = useCallback(
    (key: number, file: File) => {
      const controller = new AbortController();
      running.current.set(key, controller);
      uploadFile(file, {
        signal: controller.signal,
        swallow: true,
        purpose,
        onProgress: (progress) => update(key, (upload) => ({ ...upload, progress })),
      })
        .then((done) => {
          if (!taker.current) {
            update(key, (upload) => ({ ...upload, progress: 1, done }));
            return;
          }
          setList((before) => before.filter((upload) => upload.key !== key));
          taker.current(done);
        })
        .catch((thrown: unknown) => {
          const error = apiErrorFrom(thrown, 'POST file');
          if (error instanceof CancelledError) return;
          const problem = error instanceof LoginRequiredError ? '登录后再传一次' : error.message;
          update(key, (upload) => ({ ...upload, problem }));
        })
        .finally(() => running.current.delete(key));
    },
    [update, purpose],
  );

  const add = (files: readonly File[]) => {
    if (!checkLogin(loginReason)) return;
    const fresh = files.slice(0, Math.max(0, most - list.length)).map((file): Upload => {
      const problem = fileProblem(purpose, file);
      return { key: next.current++, name: file.name, progress: 0, ...(problem === undefined ? { file } : { problem }) };
    });
    setList([...list, ...fresh]);
    for (const { key, file } of fresh) if (file) start(key, file);
  };
  const remove = (key: number) => {
    running.current.get(key)?.abort();
    setList(list.filter((upload) => upload.key !== key));
  };
  const retry = (key: number) => {
    const file = list.find((found) => found.key === key)?.file;
    if (!file) return;
    setList(list.map((found) => (found.key === key ? { key, name: file.name, file, progress: 0 } : found)));
    start(key, file);
  };

  const keep = useCallback((files: readonly UploadedFile[]) => {
    for (const controller of running.current.values()) controller.abort();
    setList(uploadedBefore(files, next.current));
    next.current += files.length;
  }, []);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return {
    list,
    arrived: list.flatMap(({ done }) => done ?? []),
    waiting: list.some(({ done, problem }) => !done && !problem),
    most,
    purpose,
    add,
    remove,
    retry,
    keep,
    clear: () => setList([]),
  };
}

function uploadedBefore(files: readonly UploadedFile[], key: number): readonly Upload[] {
  return files.map((done, at) => ({ key: key + at, name: done.name, progress: 1, done }));
}
