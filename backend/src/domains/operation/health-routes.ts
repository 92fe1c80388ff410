import type { FastifyInstance } from 'fastify';

/** Milliseconds the database may take to answer before it counts as gone. */
const PATIENCE = 3000;

/** `GET /api/healthz`: 200 when the database answers (docs/requirements.md section 11); `limits` says who counts requests. */
export function healthRoutes(app: FastifyInstance): void {
  app.get('/api/healthz', async (request, reply) => {
    const { engine } = app.database;
    try {
      await within(PATIENCE, app.database.query('select 1 as one'));
      return { code: 200, data: { database: 'up', engine, limits: app.counters.counting }, msg: '' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ code: 503, data: { database: 'down', engine }, msg: '数据库没有应答' });
    }
  });
}

export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
