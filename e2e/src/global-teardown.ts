export default async function tearDown(): Promise<void> {
  await Promise.all((globalThis.sharedSites ?? []).map((site) => site.stop()));
}
