import type { StatementWatch } from '@halved/db/watch-statements';

/** What is known of a span. Never an id of a person, an address, or a word that somebody wrote. */
export type SpanFacts = Record<string, string | number>;

export interface OpenSpan {
  /** Runs work whose spans and log lines belong to this span. */
  within<Result>(work: () => Result): Result;
  /** @param failure the kind of the failure, such as `INTERNAL`; undefined if there was none */
  end(facts?: SpanFacts, failure?: string): void;
}

/** Traces of OpenTelemetry (docs/operations.md, “Traces”). */
export interface Tracing {
  /** Begins the span of a request, in the trace that its `traceparent` names, or in a new one. */
  beginRequest(headers: Record<string, unknown>, facts: SpanFacts): OpenSpan & { rename(name: string): void };
  /** Begins a span in the current trace, or in a new one. */
  begin(name: string, facts: SpanFacts): OpenSpan;
  /** Records the statements of requests, jobs and mails; no others, such as those that look for jobs. */
  watchStatement: StatementWatch;
  /** The ids of the current trace and span, for the log; undefined outside of one. */
  current(): { traceId: string; spanId: string } | undefined;
  /** Calls when the collector begins or ends to take spans. What it does not take is dropped. */
  onChange(listener: (isTaken: boolean) => void): void;
  /** Sends what has not been sent yet, if the collector takes it. It never throws. */
  close(): Promise<void>;
}

/** Runs work as a span of its own, if there are traces. */
export async function traced<Result>(
  tracing: Tracing | undefined,
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work();
  const span = tracing.begin(name, facts);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : typeof error);
    throw error;
  }
}
