import { casesIn, findCase } from './case-cards';
import { caseTypes } from '../case-types';

const caseCards = casesIn();

describe('the sample cases', () => {
  it('are at least twelve over six types', () => {
    expect(caseCards.length).toBeGreaterThanOrEqual(12);
    expect(new Set(caseCards.map(({ type }) => type)).size).toBe(Object.keys(caseTypes).length);
  });

  it('are found by type and id together only', () => {
    expect(findCase(caseCards, 'apparel', 'morning-report')?.department).toBe('运营部');
    expect(findCase(caseCards, 'home', 'morning-report')).toBeUndefined();
    expect(findCase(caseCards, 'apparel', 'none')).toBeUndefined();
  });
});
