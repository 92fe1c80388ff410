import { bookingErrors } from './booking-errors';

const right = { name: '陶', phone: '13800001234', company: '', note: '' };

describe('a booking form', () => {
  it('is right with a name and a telephone number', () => {
    expect(bookingErrors(right)).toEqual({});
    expect(bookingErrors({ ...right, phone: '0571-88880000' })).toEqual({});
  });

  it('says how many digits are missing, and what the number is for', () => {
    expect(bookingErrors({ ...right, phone: '1380000' }).phone).toBe('还差 4 位。只用来通知余位和改期。');
    expect(bookingErrors({ ...right, name: ' ', phone: '' })).toEqual({
      name: '写一个称呼，签到时叫得到你。',
      phone: '填一个手机号，只用来通知余位和改期。',
    });
    expect(bookingErrors({ ...right, phone: '+86 x 13800001234' }).phone).toBe('这不像电话号码，请再看一遍。');
  });
});
