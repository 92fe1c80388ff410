import path from 'node:path';
import { findMistakes } from '@shared/build/find-mistakes';
import { content } from './content';

test('the content of the pages fits its schemas', () => {
  expect(findMistakes(content, path.join(process.cwd(), 'remote-community'))).toEqual([]);
});
