export interface BookingValues extends Record<string, string> {
  name: string;
  phone: string;
  company: string;
  note: string;
}

/** What is wrong, and what it is for: by field. The server checks the same. */
export function bookingErrors({ name, phone }: BookingValues): Partial<Record<'name' | 'phone', string>> {
  const errors: Partial<Record<'name' | 'phone', string>> = {};
  if (name.trim() === '') errors.name = '写一个称呼，签到时叫得到你。';
  const digits = phone.replace(/\D/g, '');
  if (digits === '') errors.phone = '填一个手机号，只用来通知余位和改期。';
  else if (/^1\d{0,9}$/.test(digits)) errors.phone = `还差 ${String(11 - digits.length)} 位。只用来通知余位和改期。`;
  else if (!/^\+?\d[\d -]{4,18}\d$/.test(phone.trim())) errors.phone = '这不像电话号码，请再看一遍。';
  return errors;
}
