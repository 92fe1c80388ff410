import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { casesIn } from '../../content/cases/case-cards';
import type { CaseCard } from '../../content/shapes';
import { CaseDesk } from './case-desk';

describe('the desk of a case', () => {
  it('says whose it is', () => {
    render(<CaseDesk card={{ id: 'morning-report', department: '运营部' }} />);
    expect(screen.getByRole('img', { name: /^运营部的同事/ })).toBeVisible();
  });

  it('is its own for each case', () => {
    const drawing = (card: Pick<CaseCard, 'id' | 'department'>) =>
      render(<CaseDesk card={card} />).container.querySelector('svg')?.innerHTML;
    const desks = casesIn().map((card) => drawing(card));
    const quiet = drawing({ id: 'brand-new', department: '采购部' });
    expect(new Set([...desks, quiet]).size).toBe(casesIn().length + 1);
  });

  it('is there for a case that nobody has drawn yet', () => {
    render(<CaseDesk card={{ id: 'brand-new', department: '采购部' }} />);
    expect(screen.getByRole('img', { name: /^采购部的同事/ })).toBeVisible();
  });

  it('uses no pattern of another desk on the same page', () => {
    const { container } = render(
      <>
        <CaseDesk card={{ id: 'morning-report', department: '运营部' }} />
        <CaseDesk card={{ id: 'invoice-check', department: '财务部' }} />
      </>,
    );
    const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(8);
  });
});
