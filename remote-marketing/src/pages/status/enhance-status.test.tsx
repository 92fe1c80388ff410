import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/react';
import { enhanceStatus } from './enhance-status';

async function serve(status: number) {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
  return { address, close: () => new Promise((resolve) => server.close(resolve)) };
}

function element(...addresses: readonly string[]) {
  const region = document.createElement('div');
  for (const address of addresses) {
    const row = document.createElement('p');
    row.dataset['check'] = address;
    row.append(document.createElement('span'));
    row.querySelector('span')?.setAttribute('data-strip', '');
    region.append(row);
  }
  const [time, again] = [document.createElement('b'), document.createElement('button')];
  time.dataset['asked'] = again.dataset['again'] = '';
  again.hidden = true;
  region.append(time, again);
  const states = () => [...region.querySelectorAll<HTMLElement>('[data-check]')].map((row) => row.dataset['state']);
  return { region, states, time, again };
}

it('says of each place whether it is well, ill or silent, and asks again when told', async () => {
  const [well, ill, gone] = await Promise.all([serve(200), serve(503), serve(200)]);
  await gone.close();
  const { region, states, time, again } = element(well.address, ill.address, gone.address);
  const stop = enhanceStatus(region);
  expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
  await waitFor(() => expect(states()).toEqual(['good', 'bad', 'none']));
  expect(time.textContent).not.toBe('');
  expect(again.hidden).toBe(false);
  await well.close();
  again.click();
  await waitFor(() => expect(states()).toEqual(['none', 'bad', 'none']));
  const drawn = [...region.querySelectorAll('[data-strip]')].map((strip) =>
    [...strip.querySelectorAll('i')].map(({ dataset }) => dataset['state']),
  );
  expect(drawn).toEqual([
    ['good', 'none'],
    ['bad', 'bad'],
    ['none', 'none'],
  ]);
  stop();
  await ill.close();
});

it.each([
  [0, '0%'],
  [10, '0%'],
  [100, '50%'],
  [1000, '100%'],
  [4000, '100%'],
])('marks an answer after %d ms at %s of the scale, of which each half is ten times as long', async (ms, place) => {
  const well = await serve(200);
  const { region, states } = element(well.address);
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms);
  const stop = enhanceStatus(region);
  await waitFor(() => expect(states()).toEqual(['good']));
  expect(region.querySelector('i')?.style.left).toBe(place);
  jest.restoreAllMocks();
  stop();
  await well.close();
});
