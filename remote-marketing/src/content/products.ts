import { useContent } from '@shared/ui/page';
import shipped from './products.json';
import type { Products } from './schema/products';

export const useProducts = (): Products => useContent('products', shipped as Products);
