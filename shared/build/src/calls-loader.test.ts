import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const endpoints = path.join(import.meta.dirname, '../../contract/src/endpoints');

/** Builds run as modules of tsx, which reads the contract's sources. */
const LOAD = `
  const { default: load } = await import(process.argv[1]);
  process.stdout.write(await load.call({ resourcePath: process.argv[2] }));
`;

async function carried(file: string): Promise<string> {
  const loader = path.join(import.meta.dirname, 'calls-loader.ts');
  const options = ['--import', 'tsx', '--input-type=module', '-e', LOAD, loader, path.join(endpoints, file)];
  return (await promisify(execFile)(process.execPath, options)).stdout;
}

describe('what a page carries of a module that defines calls', () => {
  it('is how each call is made, and nothing of its schemas', async () => {
    expect(await carried('search/calls.ts')).toBe(
      'export const publicSearch = {"method":"GET","path":"/api/ext/v1/search","token":"none"};\n',
    );
  });

  it('sends the token with calls that need a login, unless they say otherwise', async () => {
    const tokens = [...(await carried('grade/calls.ts')).matchAll(/const (\w+) = .*"token":"(\w+)"/g)].map(
      ([, name, token]) => [name, token],
    );
    expect(tokens).toEqual(
      expect.arrayContaining([
        ['myApplications', 'required'],
        ['fileUpload', 'optional'],
      ]),
    );
  });
});
