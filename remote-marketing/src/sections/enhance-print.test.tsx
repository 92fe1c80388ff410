import { enhancePrint } from './enhance-print';

it('shows the button that prints, until the page is left', () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const region = document.createElement('div');
  const button = document.createElement('button');
  button.dataset['print'] = '';
  button.hidden = true;
  region.append(button);
  const leave = enhancePrint(region);
  expect(button.hidden).toBe(false);
  button.click();
  leave();
  button.click();
  expect(print).toHaveBeenCalledTimes(1);
});
