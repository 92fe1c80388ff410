import { ArrowIcon, Chip, Heading, Link, ThreadSection, WeaveSwatch } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { products } from '../../content/products';
import { PowerScene, RpaScene, WeaveScene } from './product-scenes';
import styles from './product-section.module.css';
import type { ReactNode } from 'react';
import { usePage } from '@shared/ui/page';
import type { Product } from '../../content/schema/products';

const rows = [
  { product: products.connector, words: ['订单', '花费', '库存', '结算'] },
  { product: products.employee, words: ['先用起来', '再管起来'] },
  { product: products.education, words: ['课程', '练习', '证书'] },
];

export function ProductSection() {
  return (
    <ThreadSection side="left" first>
      <div className={styles.book}>
        <div className={styles.head}>
          <Heading level={2} phrases={['一根线，', '六种织法。']} />
          <Lead>先拿一件小事试手。往后要接 AI、接数据，或给全公司用，都还是同一套流程。</Lead>
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
        {rows.map(({ product, words }) => (
          <li key={product.name}>
            <Link href={product.href}>
              <WeaveSwatch weave={product.weave} dye={product.dye} />
              <h3>{product.name}</h3>
              <p>{product.summary}</p>
              <span>{words.join('　')}</span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </ThreadSection>
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
