import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
/** A request, or a command behind its environment. */
const NO_MESSAGE = /^(GET|HEAD|POST|PUT|PATCH|DELETE) |^[A-Z_]+=/;

/**
 * Documents quote the site word for word (docs/conventions.md): inline code that begins with a capital letter and has three words or
 * more, and Chinese of two characters or more. `…`, `{name}` and `<name>` stand for anything.
 */
test.each(tracked('README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/**/*.md'))(
  '%s quotes nothing that no code says',
  (file) => {
    const prose = read(file).replaceAll(/^```[^]*?^```/gm, '');
    const quoted = [...sentences(prose), ...chinese(prose)];
    expect(quoted.filter((message) => !fragments(message).every((part) => code().includes(part)))).toEqual([]);
  },
);

function sentences(prose: string): string[] {
  return [...prose.matchAll(/`([A-Z][^`]*)`/g)]
    .map(([, text = '']) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => text.split(' ').length >= 3 && !NO_MESSAGE.test(text));
}

function chinese(prose: string): string[] {
  return prose.match(/\p{Script=Han}{2,}/gu) ?? [];
}

function fragments(message: string): string[] {
  return message
    .split(/…|\{\w+\}|<\w+>/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}

let known: string | undefined;

/** Everything that is not a test, in one text. */
function code(): string {
  known ??= tracked('*.ts', '*.tsx', '*.mjs', '*.js', '*.json', '*.sql')
    .filter((file) => !/\.(test|suite|e2e)\.|\/testing\/|^e2e\/|^checks\//.test(file))
    .map(read)
    .join('\n')
    .replaceAll(/\s+/g, ' ');
  return known;
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function tracked(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('bench/peers/'));
}
