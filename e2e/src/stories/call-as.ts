import { accessToken, type Visitor } from '@shared/testing/visitors';

/** Makes a call as a visitor would with another tool, by a login of its own: a POST where it has a body. */
export async function callAs(
  origin: string,
  visitor: Visitor,
  ...[path, body]: [path: string, body?: object]
): Promise<{ code: number; data: unknown }> {
  const response = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${await accessToken(origin, visitor)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as { code: number; data: unknown };
}
