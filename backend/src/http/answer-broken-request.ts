import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { Envelope, ErrorDetail } from '@shared/contract/endpoints';

const envelope: Envelope<ErrorDetail> = { code: 400, data: { reason: 'invalid-request' }, msg: '请求的格式不正确' };

/** Answers what is not even HTTP (or too long to be), which no route ever sees, in the envelope too. */
export const answerBrokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const body = JSON.stringify(envelope);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};
