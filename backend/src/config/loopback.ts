/** Whether nobody but this machine reaches a host name or address. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
