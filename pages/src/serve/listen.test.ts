import { refuseUsedPort } from './listen';

test('an address that is not of this machine is refused in a sentence', async () => {
  await expect(refuseUsedPort(0, '192.0.2.1')).rejects.toThrow('HOST (192.0.2.1) is no address of this machine');
});
