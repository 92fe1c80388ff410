import { z } from 'zod';
import { messageFields } from '../../fields';
import { id, instant, typed, optionalText, code } from '../basics';

export const customAssist = {
  access: 'guest',
  summary: '给我们留言',
  body: z.object({
    name: typed(messageFields.name),
    contact: typed(messageFields.contact),
    company: optionalText(messageFields.company.max),
    /** A value of scene code `contact-topic`. */
    topic: code,
    message: typed(messageFields.message),
    /** The visitor ticked that we may call back. */
    consent: z.literal(true, '请先同意我们与您联系'),
    /** `first-visit-url` of session storage, up to 2,000 UTF-16 units. */
    firstVisitUrl: optionalText(2000),
  }),
  data: z.object({ id, receivedAt: instant }),
} as const;
