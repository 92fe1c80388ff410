import { z } from 'zod';
import { messageFields } from '../../fields';
import { id, instant, typed, optionalText, code, guest, visitor } from '../basics';
import { demoSchema } from '../demos/calls';

/** A message's number for sender and desk: eight digits, in no order that says how many there are. */
export const messageNo = z.string().regex(/^\d{8}$/);

/** Leaves a message for the vendor. */
export const customAssist = guest.post('/api/v1/custom/assist', '给我们留言', {
  token: 'optional',
  body: z.object({
    name: typed(messageFields.name),
    contact: typed(messageFields.contact),
    company: optionalText(messageFields.company.max),
    /** A value of scene code `contact-topic`. */
    topic: code,
    message: typed(messageFields.message),
    /** The visitor ticked that we may call back. */
    consent: z.literal(true, '请先同意我们与你联系'),
    /** `first-visit-url` of session storage, up to 2,000 UTF-16 units. */
    firstVisitUrl: optionalText(2000),
    /** Books a demonstration at this time of `demoTimes`; the message is taken with it or not at all. */
    demoAt: instant.optional(),
  }),
  data: z.object({ id, no: messageNo, receivedAt: instant, demo: demoSchema.nullable().optional() }),
});

export const myMessageSchema = z.object({
  id,
  no: messageNo,
  /** A value of scene code `contact-topic`. */
  topic: code,
  message: z.string(),
  receivedAt: instant,
  /** How far it is, for its sender: `working` is with somebody. */
  status: z.enum(['new', 'working', 'answered', 'closed']),
  /** Answers by mail, the latest first; who was called has none. */
  answers: z.array(z.object({ id, subject: z.string(), text: z.string(), madeAt: instant })),
});

export type MyMessage = z.output<typeof myMessageSchema>;

/** Messages that this visitor left while signed in, with how far each is and what was answered, the latest first, at most 50. */
export const myMessages = visitor.get('/api/ext/v1/my/messages', '我的留言', { data: z.array(myMessageSchema) });
