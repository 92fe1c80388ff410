import type { FastifyReply } from 'fastify';

/** Sends an SVG as a picture and as nothing else. */
export function sendDrawing(reply: FastifyReply, drawing: Buffer): FastifyReply {
  return reply.type('image/svg+xml').header('content-security-policy', "default-src 'none'; sandbox").send(drawing);
}
