import { z } from 'zod';

export const metricsVariables = {
  /** A port of its own, which no visitor reaches; without it there is no `/metrics`. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Bearer token of who reads; has to be where others than this machine reach the port. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{32,}$/, 'must have at least 32 characters and no spaces')
    .optional(),
  /** OpenTelemetry's own variable, an address as `http://collector:4318`; without it nothing is traced. It reads its others itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
};

export interface MetricsPlace {
  port: number;
  host: string;
  token: string | undefined;
}

/** Returns where `/metrics` is; null where there is none. */
export function metricsPlace(env: z.output<z.ZodObject<typeof metricsVariables>>): MetricsPlace | null {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = env;
  return port === undefined ? null : { port, host, token };
}
