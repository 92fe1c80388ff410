import { bookingFields } from '@shared/contract/fields';
import { rulesOf } from '../form/rules';
import { phoneWords } from './phone-words';

const phone = rulesOf(bookingFields.phone, { missing: '填一个手机号', invalid: phoneWords }).validate;

describe('the telephone number of a booking', () => {
  it('says how many digits of a telephone number are missing', () => {
    expect(phone('13800001234')).toBe(true);
    expect(phone('0571-88880000')).toBe(true);
    expect(phone('+86 138 0000 1234')).toBe(true);
    expect(phone('1380000')).toBe('手机号是 11 位，还差 4 位。');
    expect(phone('138000012345')).toBe('手机号是 11 位，多了 1 位。');
    expect(phone('12345678901')).toContain('第二位是 3 到 9');
    expect(phone('88880000')).toContain('座机要带区号');
    expect(phone('0571-888')).toContain('区号加 7 或 8 位号码');
    expect(phone('+86 x 13800001234')).toBe('这不像电话号码，请再看一遍。');
  });
});
