/** Whether nobody but this machine reaches a host name or address, written as in an address; with its port or without. */
export function isLoopback(host: string): boolean {
  return host === '::1' || /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);
}
