/** An unexpected `console.error` or `console.warn` fails the test that caused it; one that is expected is mocked by its test. */
const spies: jest.SpyInstance[] = [];

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    spies.push(
      jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        throw new Error(`Unexpected console.${method}: ${args.map(String).join(' ')}`);
      }),
    );
  }
});

afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

export {};
