import { accessToken, type Visitor } from '@shared/testing/visitors';

type CallArguments = [visitor: Visitor, path: string, body?: object];

/** Makes a call as a visitor would with another tool, by a login of its own: a POST where it has a body. */
export async function callAs(
  origin: string,
  ...[visitor, path, body]: CallArguments
): Promise<{ code: number; data: unknown }> {
  return callWith(await accessToken(origin, visitor), origin + path, body);
}

/** The same, with one login of each visitor for all calls: an address has only so many logins a minute. */
export function callsAs(site: { readonly origin: string }): (...call: CallArguments) => ReturnType<typeof callAs> {
  const tokens = new Map<Visitor, Promise<string>>();
  return async (visitor, path, body) => {
    const token = tokens.get(visitor) ?? accessToken(site.origin, visitor);
    tokens.set(visitor, token);
    return callWith(await token, site.origin + path, body);
  };
}

async function callWith(token: string, address: string, body?: object): Promise<{ code: number; data: unknown }> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as { code: number; data: unknown };
}
