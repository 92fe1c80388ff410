import { loadInHiddenFrame } from './hidden-frame';

it('the hidden iframe is removed after 2 seconds', () => {
  jest.useFakeTimers();
  loadInHiddenFrame('about:blank');
  expect(document.querySelectorAll('iframe[hidden]')).toHaveLength(1);
  jest.advanceTimersByTime(1999);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  jest.useRealTimers();
});
