import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { reloadWithNewest } from '../lib/device/new-version.ts';
import { ErrorState } from '../ui/composed/error-state.tsx';
import { Button } from '../ui/primitives/button.tsx';

interface Props {
  children: ReactNode;
  /** When this value changes, for example to another path, the screen is rendered again. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  /** Whether the error means that a chunk could not be loaded. */
  missing?: boolean;
  key: string | undefined;
}

/**
 * The message of this error differs between browsers: "Failed to fetch dynamically imported module", "Importing a
 * module script failed".
 */
const isMissing = (error: unknown) => error instanceof TypeError && /\bimport/i.test(error.message);

/** Catches the error of one screen, so that "Get help now" and "Leave quickly" stay on the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, missing: isMissing(error) };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.key ? null : { failed: false, key: props.resetKey };
  }

  override render() {
    return this.state.failed ? <ScreenError missing={this.state.missing} /> : this.props.children;
  }
}

/** This component uses no hooks, because it is also shown outside the providers. */
function ScreenError({ missing }: { missing: boolean | undefined }) {
  const message = i18next.t(($) => (missing ? $.errors.network : $.errors.generic));
  return (
    <div className="mx-auto max-w-page">
      <title>{message}</title>
      <ErrorState
        message={message}
        retryLabel={i18next.t(($) => $.actions.tryAgain)}
        onRetry={reloadWithNewest}
      >
        <p className="max-w-[44ch] text-muted">{i18next.t(($) => $.errors.screenText)}</p>
        <Button variant="quiet" onClick={() => location.assign('/')}>
          {i18next.t(($) => $.actions.goHome)}
        </Button>
      </ErrorState>
    </div>
  );
}
