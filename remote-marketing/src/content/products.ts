import { useContent } from '@shared/ui/page';
import shipped from './products.json';
import type { Products } from './shapes';

export const useProducts = (): Products => useContent('products', shipped as Products);
