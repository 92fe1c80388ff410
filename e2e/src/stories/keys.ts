import type { Locator, Page } from 'playwright-core';

/** More presses of Tab than any view has places to stop at. */
const FAR = 400;

/** The complaint that any press of a pointer leaves. */
export const POINTER_USED = 'a pointer was pressed where keys are enough';

/** Makes every press of a pointer in the page a complaint from now on. */
export async function keysAlone(page: Page): Promise<void> {
  await page.context().addInitScript((said) => {
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && console.error(said), true);
  }, POINTER_USED);
}

/** Walks to something as a person without a pointer does, by Tab or back by Shift and Tab. @throws where no Tab leads to it */
export async function reach(target: Locator): Promise<void> {
  const keyboard = target.page().keyboard;
  await target.waitFor();
  let back = false;
  for (let pressed = 0; pressed < FAR; pressed += 1) {
    const where = await target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return 'here';
      const before = active && element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
      return before && active !== document.body ? 'before' : 'behind';
    });
    if (where === 'here') return;
    // The way is chosen once: walking to and fro would never end.
    if (pressed === 0) back = where === 'before';
    await keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`No Tab leads to ${target.toString()}`);
}

/** Reaches something and presses a key there. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target);
  await target.page().keyboard.press(key);
}

/** Types into a field, in place of what is there. */
export async function type(target: Locator, text: string): Promise<void> {
  const page = target.page();
  // A list that is left at this moment may have a column of the same name.
  await reach(target.and(page.locator('input, textarea')));
  const { keyboard } = page;
  await keyboard.press('Control+A');
  if (text === '') await keyboard.press('Delete');
  else await keyboard.insertText(text);
}

/** Chooses from a list that opens by Enter, or from one that is searched by typing. */
export async function choose(list: Locator, name: string): Promise<void> {
  const page = list.page();
  const option = page.getByRole('option', { name, exact: true });
  await reach(list);
  const searched = await list.evaluate(({ localName }) => localName === 'input');
  if (searched) await page.keyboard.insertText(name);
  else await page.keyboard.press('Enter');
  await option.waitFor();
  for (let pressed = 0; pressed < FAR; pressed += 1) {
    const there = await option.evaluate(
      (element) =>
        document.activeElement === element ||
        document.activeElement?.getAttribute('aria-activedescendant') === element.id,
    );
    if (there) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'detached' });
}

export type SentFile = Parameters<Locator['setInputFiles']>[0];

/** Presses the button that asks for files, and answers what the system's own window would. */
export async function giveFiles(button: Locator, files: SentFile): Promise<void> {
  const asked = button.page().waitForEvent('filechooser');
  await press(button);
  await (await asked).setFiles(files);
}

/** Types an instant such as `2026-12-12T14:00` into the parts of a browser's own field, whichever order its language has them in. */
export async function typeTime(field: Locator, instant: string): Promise<void> {
  const [year = '', month = '', day = '', hour = '', minute = ''] = instant.split(/[-T:]/);
  const { keyboard } = field.page();
  for (const date of [
    [month, day, year],
    [year, month, day],
  ]) {
    await reach(field);
    // A field's parts and its button are places of their own: leave at its beginning, and enter again.
    while (await field.evaluate((element) => document.activeElement === element)) await keyboard.press('Shift+Tab');
    await keyboard.press('Tab');
    // A part that is full leads on by itself; a year may have more digits.
    for (const part of date) {
      await keyboard.type(part);
      if (part === year) await keyboard.press('ArrowRight');
    }
    await keyboard.type(`${hour}${minute}${Number(hour) < 12 ? 'A' : 'P'}`);
    if ((await field.inputValue()) === instant) return;
  }
  throw new Error(`${instant} became ${await field.inputValue()}`);
}
