import { type SyntheticEvent, useState } from 'react';
import { definePage } from '@shared/ui/page';
import { Price } from '../../price';
import styles from './page.module.css';

export const page = definePage({
  start: 'eager',
  head: { title: 'Order', description: 'A page with a form.' },
  Component: Order,
});

function Order() {
  const [ordered, setOrdered] = useState('');
  const order = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setOrdered(typeof name === 'string' ? name : '');
  };
  return (
    <form className={styles.form} onSubmit={order}>
      <h1>Order</h1>
      <label>
        Name <input name="name" />
      </label>
      <Price value={36} />
      <button type="submit">Send</button>
      <output>{ordered}</output>
    </form>
  );
}
