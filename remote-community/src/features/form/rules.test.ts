import { messageFields } from '@shared/contract/fields';
import { rulesOf } from './rules';

const contact = rulesOf(messageFields.contact, { missing: '填电话或邮箱', invalid: '不像' }).validate;

describe('the contract’s rules for a field', () => {
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
});
