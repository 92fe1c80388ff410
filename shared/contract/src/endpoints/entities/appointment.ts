import { z } from 'zod';
import { id, instant } from './basics';

/** An open day. `closed`: booking has ended; `over`: the day has passed. */
export const openDayEventSchema = z.object({
  id,
  title: z.string(),
  place: z.string(),
  startsAt: instant,
  endsAt: instant,
  bookingEndsAt: instant,
  status: z.enum(['open', 'closed', 'over']),
  sample: z.boolean(),
});

/** A table and how full it is. */
export const tableCountSchema = z.object({
  id,
  name: z.string(),
  topic: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** Seats. */
  capacity: z.int().min(0),
  /** Seats taken. */
  booked: z.int().min(0),
  /** Seats left. */
  left: z.int().min(0),
});

/** What one knows about a table when booking it. */
export const tableSchema = tableCountSchema.extend({ description: z.string(), host: z.string() });

export const bookingSchema = z.object({
  id,
  event: openDayEventSchema,
  table: tableSchema.pick({ id: true, name: true, topic: true, startsAt: true, endsAt: true }),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  note: z.string(),
  status: z.enum(['booked', 'cancelled']),
  createdAt: instant,
});

export type OpenDayEvent = z.output<typeof openDayEventSchema>;
export type TableCount = z.output<typeof tableCountSchema>;
export type Table = z.output<typeof tableSchema>;
export type Booking = z.output<typeof bookingSchema>;
