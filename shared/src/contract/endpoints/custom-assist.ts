import { z } from 'zod';
import { code, id, instant, optionalText, text } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Leaves a message for the vendor (spec.md section 7). */
export const customAssist = defineEndpoint({
  method: 'POST',
  path: '/api/v1/custom/assist',
  token: 'optional',
  access: 'guest',
  summary: '给我们留言',
  body: z.object({
    /** Up to 40 UTF-16 units. */
    name: text(40),
    /** Telephone number or e-mail address, up to 100 UTF-16 units. */
    contact: text(100).refine(isContact, '请填写电话号码或邮箱'),
    /** Up to 80 UTF-16 units. */
    company: optionalText(80),
    /** A value of scene code `contact-topic`. */
    topic: code,
    /** Up to 2,000 UTF-16 units. */
    message: text(2000),
    /** The visitor ticked that we may call back. */
    consent: z.literal(true, '请先同意我们与您联系'),
    /** `first-visit-url` of session storage (spec.md section 2), up to 2,000 UTF-16 units. */
    firstVisitUrl: optionalText(2000),
  }),
  data: z.object({ id, receivedAt: instant }),
});

function isContact(value: string): boolean {
  return /^[+\d][\d\s()-]{4,30}$/.test(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
