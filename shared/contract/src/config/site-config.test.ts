import { siteConfigSchema } from './site-config';

const brandOf = (brand: object) => siteConfigSchema.parse({ brand }).brand;

test('a company that gives its name has nothing of ours beside it', () => {
  const brand = brandOf({ name: '飞梭' });
  expect(brand).toMatchObject({ client: '飞梭 RPA', company: '飞梭', icp: '', police: '', hours: '' });
  expect(JSON.stringify(brand)).not.toMatch(/云梭|示例/);
  expect(brandOf({ name: '飞梭', company: '飞梭公司' }).company).toBe('飞梭公司');
});

test('without a name, or with ours, the samples stand', () => {
  expect(siteConfigSchema.parse({}).brand).toEqual(brandOf({ name: '云梭' }));
  expect(brandOf({}).icp).toContain('示例');
});

test('what is wrong in a brand is named', () => {
  expect(siteConfigSchema.safeParse({ brand: 'x' }).error?.message).toContain('brand');
  expect(siteConfigSchema.safeParse({ brand: { name: 'x', phone: 'call us' } }).error?.message).toContain('phone');
});
