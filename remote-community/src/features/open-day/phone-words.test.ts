import { bookingFields } from '@shared/contract/fields';
import { rulesOf } from '../form/rules';
import { phoneWords } from './phone-words';

const phone = rulesOf(bookingFields.phone, { missing: '填一个手机号', invalid: phoneWords }).validate;

describe('the telephone number of a booking', () => {
  it('says how many digits of a telephone number are missing', () => {
    expect(phone('13800001234')).toBe(true);
    expect(phone('0571-88880000')).toBe(true);
    expect(phone('1380')).toBe('还差 7 位。只用来通知余位和改期。');
    expect(phone('+86 x 13800001234')).toBe('这不像电话号码，请再看一遍。');
  });
});
