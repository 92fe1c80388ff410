import { StorageError } from '@shared/storage/errors';
import { describeError } from './describe-error';

test('an error is described with its causes', () => {
  const described = describeError(new TypeError('no page', { cause: new RangeError('too far') }));
  expect(described).toMatchObject({ name: 'TypeError', message: 'no page', cause: { message: 'too far' } });
  expect(described.stack).toContain('describe-error.test');
});

test('a refusal of the store is a sentence', () => {
  expect(describeError(new StorageError('StorageFullError', 'The disk is full'))).toEqual({
    type: 'StorageError',
    name: 'StorageFullError',
    message: 'The disk is full',
    stack: '',
  });
});

test('a thrown value that is no error, or its own cause, can be described', () => {
  expect(describeError('gone')).toMatchObject({ message: 'gone' });
  const own = new Error('round');
  own.cause = own;
  expect(JSON.stringify(describeError(own)).length).toBeLessThan(20_000);
});
