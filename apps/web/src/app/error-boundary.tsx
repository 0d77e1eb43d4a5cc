import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

interface Props {
  children: ReactNode;
  /** A new value, such as the path, gives the screen another chance. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  key: string | undefined;
}

/** Keeps one screen's stumble from taking the page, its help and its exit with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.key ? null : { failed: false, key: props.resetKey };
  }

  override render() {
    return this.state.failed ? <Stumbled /> : this.props.children;
  }
}

/** Without hooks: it stands outside every provider too. */
function Stumbled() {
  return (
    <div className="mx-auto max-w-page">
      <title>{i18next.t(($) => $.errors.generic)}</title>
      <ErrorState
        message={i18next.t(($) => $.errors.generic)}
        retryLabel={i18next.t(($) => $.actions.tryAgain)}
        onRetry={() => location.reload()}
      >
        <p className="max-w-[44ch] text-muted">{i18next.t(($) => $.errors.screenText)}</p>
        <Button variant="quiet" onClick={() => location.assign('/')}>
          {i18next.t(($) => $.actions.goHome)}
        </Button>
      </ErrorState>
    </div>
  );
}
