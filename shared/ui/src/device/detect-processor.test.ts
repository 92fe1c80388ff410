import { detectProcessor } from './detect-processor';

function answering(values: object) {
  return { userAgentData: { getHighEntropyValues: () => Promise.resolve(values) } };
}

describe('the processor', () => {
  it.each([
    ['arm64', { architecture: 'arm', bitness: '64' }],
    ['x64', { architecture: 'x86', bitness: '64' }],
    ['x86', { architecture: 'x86', bitness: '32' }],
    [null, { architecture: '', bitness: '' }],
  ])('is %s where the browser knows it', async (expected, values) => {
    await expect(detectProcessor(answering(values))).resolves.toBe(expected);
  });

  it('is unknown where the browser does not say', async () => {
    await expect(detectProcessor({})).resolves.toBeNull();
    const refusing = { userAgentData: { getHighEntropyValues: () => Promise.reject(new Error('not allowed')) } };
    await expect(detectProcessor(refusing)).resolves.toBeNull();
  });
});
