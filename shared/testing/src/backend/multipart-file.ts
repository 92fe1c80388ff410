/** Headers and payload of a request that sends one file in the field `file`. */
export function multipartFile(name: string, bytes: Buffer, token?: string) {
  const boundary = 'test-boundary-7c1f';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
