import { fileProblem } from './file-check';

describe('a piece of evidence', () => {
  it('is taken as PNG, JPG or PDF up to 10 MB', () => {
    expect(fileProblem('evidence', { type: 'image/png', size: 10 * 1024 * 1024 })).toBeUndefined();
    expect(fileProblem('evidence', { type: 'application/pdf', size: 1 })).toBeUndefined();
  });

  it('is refused before it is sent where it cannot be taken', () => {
    expect(fileProblem('evidence', { type: 'image/png', size: 0 })).toBe('这个文件是空的');
    expect(fileProblem('evidence', { type: 'image/png', size: 11 * 1024 * 1024 })).toBe('太大：11.0 MB，最多 10 MB');
    expect(fileProblem('evidence', { type: 'application/zip', size: 5 })).toBe('只收 PNG、JPG 和 PDF');
  });
});
