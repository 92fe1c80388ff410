import { ArrowIcon, Chip, Heading, Link, WeaveSwatch } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { useProducts } from '../../content/products';
import { PowerScene, RpaScene, WeaveScene } from './product-scenes';
import styles from './product-section.module.css';
import type { ReactNode } from 'react';
import { useContent, usePage } from '@shared/ui/page';
import shipped from './words.json';
import type { Product } from '../../content/shapes';

const others = ['connector', 'employee', 'education'] as const;

export function ProductSection() {
  const pageWords = useContent('home', shipped).products;
  const products = useProducts();
  return (
    <>
      <div className={styles.book}>
        <div className={styles.head}>
          <Heading level={2} phrases={pageWords.phrases} />
          <Lead>{pageWords.lead}</Lead>
        </div>
        <ProductBlock product={products.rpa} className={styles.rpa}>
          <RpaScene />
        </ProductBlock>
        <ProductBlock product={products.power} className={styles.power}>
          <PowerScene />
        </ProductBlock>
        <ProductBlock product={products.weave} className={styles.weave}>
          <WeaveScene />
        </ProductBlock>
      </div>
      <ul className={styles.rows}>
        {others.map((key) => (
          <li key={key}>
            <Link href={products[key].href}>
              <WeaveSwatch weave={products[key].weave} dye={products[key].dye} />
              <h3>{products[key].name}</h3>
              <p>{products[key].summary}</p>
              <span>{pageWords[key].join('\u3000')}</span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ProductBlockProps {
  product: Product;
  className?: string | undefined;
  children: ReactNode;
}

function ProductBlock({ product, className, children }: ProductBlockProps) {
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
