import type { SiteConfig } from '@shared/contract/config';
import { alarmSentences } from './alarm-sentences';
import type { Alarms } from './alarms';

const DAY = 86_400_000;
/** ms before its end at which somebody has to renew it. */
const SOON = 30 * DAY;

/** `/.well-known/security.txt` (RFC 9116), from the configuration that pages are composed with. */
export class SecurityText {
  private site: Pick<SiteConfig, 'origin' | 'security'> | null = null;

  constructor(private readonly alarms: Pick<Alarms, 'raise' | 'clear'>) {}

  composedFor(site: Pick<SiteConfig, 'origin' | 'security'>): void {
    this.site = site;
    this.judge();
  }

  /** Raises an alarm where it is over or soon will be: after that nobody is to trust it. */
  judge(): void {
    const expires = this.site?.security?.expires;
    if (expires === undefined || Date.parse(expires) - Date.now() > SOON) this.alarms.clear('security.txt');
    else this.alarms.raise('security.txt', alarmSentences.securityText(expires));
  }

  /** Returns the text; null where no contact is configured. */
  get text(): string | null {
    if (!this.site?.security) return null;
    const { contact, expires, preferredLanguages } = this.site.security;
    const fields: [string, string][] = [
      ...contact.map((address): [string, string] => ['Contact', address]),
      ['Expires', expires],
      ['Preferred-Languages', preferredLanguages],
      ['Canonical', `${this.site.origin}/.well-known/security.txt`],
    ];
    return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
  }
}
