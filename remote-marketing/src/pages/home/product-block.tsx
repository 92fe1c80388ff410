import type { ReactNode } from 'react';
import { usePage } from '@shared/ui/page';
import { Chip, Link, WeaveSwatch } from '@shared/ui';
import type { Product } from '../../content/schema/products';
import styles from './product-section.module.css';

interface ProductBlockProps {
  product: Product;
  className?: string | undefined;
  children: ReactNode;
}

export function ProductBlock({ product, className, children }: ProductBlockProps) {
  const { client } = usePage().config.brand;
  return (
    <article className={`${styles.block} ${className ?? ''}`}>
      <div className={styles.title}>
        <WeaveSwatch weave={product.weave} dye={product.dye} />
        <div>
          <h3>
            <Link href={product.href}>{product.dye === 'rpa' ? client : product.name}</Link>
            {product.isNew ? <Chip kind="new" /> : null}
          </h3>
          <p>{product.summary}</p>
        </div>
      </div>
      {children}
    </article>
  );
}
