import { type Attributes, type Span, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

const tracer = () => trace.getTracer('site');

export interface Tracing {
  /** Sends what has not been sent yet. */
  flush: () => Promise<void>;
}

/** Sends spans of this process to the collector, where there is one; its packages are loaded then alone. */
export async function startTraces(service: string, collector: string | undefined): Promise<Tracing | null> {
  if (collector === undefined) return null;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const processor = new BatchSpanProcessor(new OTLPTraceExporter({ url: new URL('v1/traces', `${collector}/`).href }));
  new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [processor],
  }).register();
  return { flush: () => processor.forceFlush() };
}

/**
 * A span for each request, named by its route: an address may hold what nobody else may read.
 *
 * @param from whose trace is gone on with: of services, and of nobody who visits
 */
export function traceRequests(app: FastifyInstance, { from }: { from: 'services' | 'nobody' }): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const around = from === 'services' ? propagation.extract(context.active(), headers) : context.active();
    const { url: route = 'page' } = routeOptions;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, around);
    spans.set(request, span);
    context.with(trace.setSpan(around, span), done);
  });
  app.addHook('onError', (request, _reply, error, done) => {
    spans.get(request)?.recordException(error);
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** Work with a span of its own. */
export function traced<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Headers by which another process goes on with the trace of now. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
