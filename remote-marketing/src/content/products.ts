import content from './products.json';
import type { Product } from './schema/products';

export const products = content as Readonly<Record<keyof typeof content, Product>>;
