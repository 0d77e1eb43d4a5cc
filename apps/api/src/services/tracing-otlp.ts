import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../env/trace-settings.ts';
import type { Env } from '../env.ts';
import { version } from '../version.ts';
import type { OpenSpan, SpanFacts, Tracing } from './tracing.ts';

/** The most time for sending one batch. A stopping server waits for the last one. */
const exportMs = 3_000;

/** `halved`, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES name it otherwise. */
const resourceOf = (role: Env['role']) =>
  resourceFromAttributes({
    'service.name': 'halved',
    'service.version': version,
    'halved.role': role,
  }).merge(detectResources({ detectors: [envDetector] }));

/**
 * Creates the traces of this process. It uses none of OpenTelemetry's global objects, so that libraries record nothing
 * by themselves: what a span holds is decided here alone.
 */
export function createTracing({ url, share }: TraceSettings, role: Env['role']): Tracing {
  const collector = new OTLPTraceExporter({ url, timeoutMillis: exportMs });
  let isTaken = true;
  let notify = (_isTaken: boolean) => {};
  const exporter: SpanExporter = {
    export: (spans, done) =>
      collector.export(spans, (result) => {
        const isTakenNow = result.code === ExportResultCode.SUCCESS;
        if (isTakenNow !== isTaken) notify(isTakenNow);
        isTaken = isTakenNow;
        done(result);
      }),
    shutdown: () => collector.shutdown(),
  };
  const provider = new TracerProvider({
    resource: resourceOf(role),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
  });
  const tracer = provider.getTracer('halved', version);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();

  const start = (name: string, kind: SpanKind, attributes: SpanFacts, parent: Context): Span =>
    tracer.startSpan(name, { kind, attributes }, parent);

  const opened = (span: Span, parent: Context): OpenSpan => ({
    within: (work) => contexts.run(trace.setSpan(parent, span), work),
    end: (facts = {}, failure) => {
      span.setAttributes(facts);
      if (failure) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });

  return {
    beginRequest: (headers, facts) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = start('request', SpanKind.SERVER, facts, parent);
      return { ...opened(span, parent), rename: (name) => void span.updateName(name) };
    },
    begin: (name, facts) => {
      const parent = contexts.getStore() ?? ROOT_CONTEXT;
      return opened(start(name, SpanKind.INTERNAL, facts, parent), parent);
    },
    watchStatement: ({ name, summary }) => {
      const parent = contexts.getStore();
      if (!parent) return () => {};
      const facts = { 'db.system.name': 'postgresql', ...(name && { 'halved.statement': name }) };
      const { end } = opened(start(summary, SpanKind.CLIENT, facts, parent), parent);
      return (error) => end({}, error instanceof Error ? error.name : undefined);
    },
    current: () => {
      const span = trace.getSpan(contexts.getStore() ?? ROOT_CONTEXT);
      if (!span) return undefined;
      const { traceId, spanId } = span.spanContext();
      return { traceId, spanId };
    },
    onChange: (listener) => {
      notify = listener;
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}
