import type { HttpResponse } from '@shared/testing/http-request';
import { readElements } from '@shared/markup';

type Policy = ReadonlyMap<string, readonly string[]>;

/** Rules of every HTML answer over https that are broken (docs/architecture.md rule 8); empty where it does. */
export function brokenRules({ headers, body }: Pick<HttpResponse, 'headers' | 'body'>): string[] {
  const value = (name: string) => String(headers[name] ?? '');
  const header = parsePolicy(value('content-security-policy'));
  const elements = readElements(body);
  const written = elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
  const meta = parsePolicy(written?.attributes['content'] ?? '');
  const attributes = elements.flatMap((element) => Object.keys(element.attributes));
  const policies = [header, meta];
  const effective = (directive: string) =>
    policies.flatMap((policy) => policy.get(directive) ?? policy.get('default-src') ?? []);
  const scripts = effective('script-src');
  const runsNothing = scripts.length > 0 && scripts.every((source) => source === "'none'");
  const maxAge = Number(/max-age=(\d+)/.exec(value('strict-transport-security'))?.[1] ?? 0);
  const rules: Record<string, boolean> = {
    'script-src without unsafe or broad sources': isClosed(scripts),
    'style-src without unsafe or broad sources': isClosed(effective('style-src')),
    'Trusted Types':
      runsNothing || policies.some((policy) => policy.get('require-trusted-types-for')?.includes("'script'")),
    "frame-ancestors 'none'": header.get('frame-ancestors')?.join() === "'none'",
    "base-uri 'none'": policies.some((policy) => policy.get('base-uri')?.join() === "'none'"),
    'Strict-Transport-Security of a year or more': maxAge >= 31_536_000,
    'Cross-Origin-Opener-Policy: same-origin': value('cross-origin-opener-policy') === 'same-origin',
    'Cross-Origin-Resource-Policy: same-origin': value('cross-origin-resource-policy') === 'same-origin',
    'Referrer-Policy': /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      value('referrer-policy'),
    ),
    'Permissions-Policy': ['camera', 'microphone', 'geolocation'].every((name) =>
      value('permissions-policy').includes(`${name}=()`),
    ),
    'X-Content-Type-Options: nosniff': value('x-content-type-options') === 'nosniff',
    'no style attributes': !attributes.includes('style'),
    'no handler attributes': !attributes.some((name) => name.startsWith('on')),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

function parsePolicy(text: string): Policy {
  return new Map(
    text
      .split(/[;,]/)
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name = '']) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

/** Sources that are named, none of which lets in what others write. */
function isClosed(sources: readonly string[]): boolean {
  const open = /^(?:'unsafe-.*'|'strict-dynamic'|data:|blob:|https?:|\*|https?:\/\/\*.*)$/;
  return sources.length > 0 && !sources.some((source) => open.test(source));
}
