import { Patience } from './pace';

/** A look that ends when it is told to. */
function look() {
  let end: (error?: Error) => void = () => undefined;
  const work = new Promise<void>((resolve, reject) => {
    end = (error) => {
      if (error) reject(error);
      else resolve();
    };
  });
  return { work, end };
}

it('patience waits for a look as long as a visitor may, then for none until it has ended', async () => {
  const patience = new Patience(20);
  const slow = look();
  await patience.of(slow.work);
  const started = Date.now();
  await patience.of(slow.work);
  expect(Date.now() - started).toBeLessThan(15);
  slow.end(new Error('the store is away'));
  await expect(slow.work).rejects.toThrow();
  const quick = look();
  const waiting = patience.of(quick.work);
  quick.end();
  await waiting;
});

it('patience waits for as long as it takes where it may', async () => {
  const { work, end } = look();
  const waiting = new Patience(Infinity).of(work);
  end(new Error('of a folder'));
  await expect(waiting).rejects.toThrow('of a folder');
});
