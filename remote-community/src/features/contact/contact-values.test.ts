import { contactErrors, emptyContact } from './contact-values';

const right = { ...emptyContact, topic: 'trial', name: '陶', contact: '0571-8888 0000', message: '想试用' };

describe('a message to the vendor', () => {
  it('takes a telephone number or an e-mail address', () => {
    for (const contact of ['13800001234', '+86 138 0000 1234', 'a@b.cn']) {
      expect(contactErrors({ ...right, contact }, true)).toEqual({});
    }
    expect(contactErrors({ ...right, contact: 'wechat: tao' }, true).contact).toContain('不像电话');
  });

  it('is not sent without consent', () => {
    expect(Object.keys(contactErrors(right, false))).toEqual(['consent']);
    expect(Object.keys(contactErrors(emptyContact, false))).toEqual(['topic', 'name', 'contact', 'message', 'consent']);
  });
});
