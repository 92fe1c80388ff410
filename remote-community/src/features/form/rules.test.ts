import { bookingFields, messageFields } from '@shared/contract/fields';
import { phoneWords } from '../open-day/phone-words';
import { rulesOf } from './rules';

const contact = rulesOf(messageFields.contact, { missing: '填电话或邮箱', invalid: '不像' }).validate;
const phone = rulesOf(bookingFields.phone, { missing: '填一个手机号', invalid: phoneWords }).validate;

describe('what the contract asks of a field', () => {
  it('is filled in, within its length and of its pattern, as the server trims it', () => {
    for (const reach of ['13800001234', '+86 138 0000 1234', ' a@b.cn ']) expect(contact(reach)).toBe(true);
    expect(contact(' ')).toBe('填电话或邮箱');
    expect(contact('wechat: tao')).toBe('不像');
    expect(contact(`${'a'.repeat(120)}@b.cn`)).toContain('最多 100 个字');
  });

  it('may be nothing where it is optional', () => {
    const company = rulesOf(messageFields.company, {}).validate;
    expect(company('')).toBe(true);
    expect(company('字'.repeat(81))).toContain('最多 80 个字');
  });

  it('says how many digits of a telephone number are missing', () => {
    expect(phone('13800001234')).toBe(true);
    expect(phone('0571-88880000')).toBe(true);
    expect(phone('1380')).toBe('还差 7 位。只用来通知余位和改期。');
    expect(phone('+86 x 13800001234')).toBe('这不像电话号码，请再看一遍。');
  });
});
