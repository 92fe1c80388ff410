/** Somebody else holds the lock. */
export class ProcessLockedError extends Error {
  override readonly name = 'ProcessLockedError';
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`${folder} is held by the running process ${pid}: stop it first, or use another data folder`);
    this.folder = folder;
    this.pid = pid;
  }
}
