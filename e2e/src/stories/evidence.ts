import { type Visitor, accessToken } from '@shared/testing/visitors';

/** The smallest picture there is. */
export const picture = {
  name: '流程截图.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Applied {
  visitor: Visitor;
  realName: string;
}

/** Uploads a picture and applies with it, as the page does. */
export async function applyForSenior(origin: string, { visitor, realName }: Applied): Promise<void> {
  const authorization = `Bearer ${await accessToken(origin, visitor)}`;
  const form = new FormData();
  form.set('file', new Blob([picture.buffer], { type: picture.mimeType }), picture.name);
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(origin + path, { method: 'POST', ...init });
    const { code, data, msg } = (await answer.json()) as { code: number; data: { id: string }; msg: string };
    if (code !== 200) throw new Error(`${path}: ${msg}`);
    return data;
  };
  const { id } = await send('/api/eco/v1/file/upload', { headers: { authorization }, body: form });
  await send('/api/eco/v1/personalGrade/apply', {
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ level: 'senior', realName, employer: '', statement: '带三个人做对账。', evidence: [id] }),
  });
}
