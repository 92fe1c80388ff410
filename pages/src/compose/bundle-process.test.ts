import { siteConfigSchema } from '@shared/contract/config';
import { BundleProcess } from './bundle-process';
import type { Sandbox } from './sandbox';

const config = siteConfigSchema.parse({});

/** A process that has left its realm, and says what it likes. */
function escaped(script: string): Sandbox {
  return {
    kind: 'permissions',
    asNobody: false,
    sentence: '',
    command: () => ({ file: process.execPath, arguments: ['-e', script], options: { env: {} } }),
  };
}

async function answer(script: string): Promise<string> {
  const started = await BundleProcess.start(
    { sandbox: escaped(script), memory: 64 },
    { config, remote: null },
    new Map(),
  );
  try {
    const asked = { question: { what: 'host' }, about: 'it', limit: 100 } as const;
    const first = await started.ask(asked);
    return `${first.toString()} ${(await started.ask(asked)).toString()}`;
  } finally {
    await started.stop();
  }
}

const says = (head: object, body = '') =>
  `process.stdout.write(${JSON.stringify(`${JSON.stringify({ ok: true, printed: '', bytes: body.length, ...head })}\n${body}`)});`;
const together = (said: string) =>
  `const { write } = process.stdout; let all = ''; process.stdout.write = (text) => (all += text); ${said} ${said} write.call(process.stdout, all);`;
const atQuestions = (...answers: string[]) => `
  const answers = [${answers.map((text) => `() => { ${text} }`).join(', ')}];
  let heard = '';
  process.stdin.on('data', (text) => {
    heard += text;
    for (let at; (at = heard.indexOf('"kind":"question"')) >= 0; heard = heard.slice(at + 9)) answers.shift()?.();
  });`;

describe('a process of bundles', () => {
  it('is believed in its answers', async () => {
    expect(await answer(atQuestions(says({ id: 1 }, 'one'), says({ id: 2 }, 'two')))).toBe('one two');
  });

  it.each([
    ['to another question', atQuestions(says({ id: 2 }, 'two')), 'its process says what nobody asked for'],
    ['twice', atQuestions(says({ id: 1 }, 'one') + says({ id: 1 }, 'one')), 'its process says what nobody asked for'],
    ['twice at once', atQuestions(together(says({ id: 1 }, 'one'))), 'its process says what nobody asked for'],
    ['with more than it may', atQuestions(says({ id: 1 }, 'x'.repeat(101))), 'it has more than 0.0001 MB'],
    ['with a file’s name', atQuestions(says({ id: 1, file: '../x' })), 'its process says what nobody understands'],
    ['with less than nothing', atQuestions(says({ id: 1, bytes: -1 })), 'its process says what nobody understands'],
    ['by what is no frame', atQuestions("process.stdout.write('hello\\n')"), 'says what nobody understands'],
    [
      'by a refusal that is none',
      atQuestions(says({ id: 1, ok: false }, '{"__proto__":1}')),
      'its process says what nobody understands',
    ],
    [
      'without end',
      "const more = () => process.stdout.write('x'.repeat(1e6), more); more();",
      'its process says what nobody understands',
    ],
    [
      'by its last words',
      "console.error('last\\u001b[2J words'); process.exit(3);",
      'ended with 3 at it: last [2J words',
    ],
    ['by nothing', 'process.exit(0);', 'its process ended with 0 at it'],
    ['after it printed', atQuestions(says({ id: 1, printed: 'ink' })), 'it prints while rendering it: ink'],
  ])('is ended where it answers %s', async (_what, script, reason) => {
    await expect(answer(script)).rejects.toThrow(reason);
  });

  it('that prints errors without end is kept by its beginning', async () => {
    const flood = "for (let at = 0; at < 50; at++) console.error('x'.repeat(1e6));";
    await expect(answer(`${flood} process.exit(1);`)).rejects.toThrow(/ended with 1 at it: x{1000,2000} …$/);
  });
});
