import * as z from 'zod/mini';
import { isWeb, share } from './env-values.ts';

export interface TraceSettings {
  /** Where spans are sent, by OTLP over HTTP. */
  url: string;
  /** The share of the traces that begin here, from 0 to 1. A caller that has a trace decides for itself. */
  share: number;
}

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.refine(isWeb, 'must be a URL such as http://127.0.0.1:4318')),
  ),
  OTEL_TRACES_SAMPLER_ARG: share,
};

const Values = z.object(traceVariables);

/** Null without an endpoint: then there are no traces. */
export const tracesOf = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: z.infer<typeof Values>): TraceSettings | null =>
  endpoint ? { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, share } : null;
