import type { Env } from '../env.ts';
import type { Tracing } from './tracing.ts';

/** Returns undefined without OTEL_EXPORTER_OTLP_ENDPOINT. Nothing of OpenTelemetry is loaded then. */
export async function openTracing(env: Pick<Env, 'traces' | 'role'>): Promise<Tracing | undefined> {
  if (!env.traces) return undefined;
  const { createTracing } = await import('./tracing-otlp.ts');
  return createTracing(env.traces, env.role);
}
