export async function playRungs(): Promise<boolean> {
  return Promise.resolve(true);
}
