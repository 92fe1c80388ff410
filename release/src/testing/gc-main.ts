import { gcBeside } from './gc-beside';

/** Collects garbage in a loop beside publications and promotions: `node --import tsx release/src/testing/gc-main.ts [promotions]`. */
const { promotions, publications, collections, collected, failures } = await gcBeside(Number(process.argv[2] ?? '100'));
for (const failure of failures) console.log(failure);
console.log(
  `${promotions} promotions and ${publications} publications beside ${collections} collections of ${collected} things: ${failures.length} times something was missing`,
);
process.exitCode = failures.length > 0 || collected === 0 ? 1 : 0;
