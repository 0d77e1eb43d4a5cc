const facts = ['category', 'language', 'sentiment', 'keywords', 'confidence', 'similar', 'read'];
const wide = new Set(['sentiment', 'keywords', 'confidence']);

/** The skeleton of an analysis, as tall as its facts will be. */
export function AnalysisSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="pulse grid gap-5 sm:grid-cols-2">
        {facts.map((fact) => (
          <div key={fact} className={wide.has(fact) ? 'grid gap-2 sm:col-span-2' : 'grid gap-2'}>
            <div className="h-4 w-2/5 rounded-full bg-calm" />
            <div
              className={
                fact === 'sentiment'
                  ? 'h-18 max-w-80 rounded-field bg-calm'
                  : 'h-6 w-3/5 rounded-full bg-calm'
              }
            />
          </div>
        ))}
      </div>
    </div>
  );
}
