export interface ContactValues extends Record<string, string> {
  topic: string;
  name: string;
  contact: string;
  company: string;
  message: string;
}

export const emptyContact: ContactValues = { topic: '', name: '', contact: '', company: '', message: '' };

export type ContactErrors = Partial<Record<'topic' | 'name' | 'contact' | 'message' | 'consent', string>>;

/** First what is missing, then what it is for. The server checks the same. */
export function contactErrors({ topic, name, contact, message }: ContactValues, consent: boolean): ContactErrors {
  const errors: ContactErrors = {};
  if (!topic) errors.topic = '选一个主题，会直接转给懂的人。';
  if (!name.trim()) errors.name = '写一个称呼，回电时好叫你。';
  const reach = contact.trim();
  if (!reach) errors.contact = '填电话或邮箱，不然没法回你。';
  else if (!/^[+\d][\d\s()-]{4,30}$/.test(reach) && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(reach)) {
    errors.contact = '这不像电话，也不像邮箱，请再看一遍。';
  }
  if (!message.trim()) errors.message = '写一句话也行：想做什么，停在哪里。';
  if (!consent) errors.consent = '勾选后才能发送：不同意联系，我们就不能回你。';
  return errors;
}
