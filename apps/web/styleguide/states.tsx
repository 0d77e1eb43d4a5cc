import { EmptyState, LoginInvitation } from '../src/ui/composed/empty-state.tsx';
import { ErrorState } from '../src/ui/composed/error-state.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { Skeleton } from '../src/ui/primitives/skeleton.tsx';
import { Spinner } from '../src/ui/primitives/spinner.tsx';
import { Row, Specimen } from './specimen.tsx';

const nothing = () => undefined;

/** What stands in place of a content: it loads, it is empty, it failed, or it is for members. */
export const States = () => (
  <>
    <Specimen title="Loading">
      {() => (
        <>
          <Row>
            <Spinner /> Being sent…
          </Row>
          <Skeleton label="Loading worries" count={1} />
        </>
      )}
    </Specimen>
    <Specimen title="Empty">
      {() => (
        <>
          <EmptyState title="No worries here yet" action={<Button variant="primary">Share a worry</Button>}>
            Be the first: a few words are enough.
          </EmptyState>
          <LoginInvitation title="Your numbers" action="Log In" to="/login">
            What a member finds here.
          </LoginInvitation>
        </>
      )}
    </Specimen>
    <Specimen title="Failed">
      {() => (
        <>
          <ErrorState message="Failed to load posts" retryLabel="Try Again" onRetry={nothing} />
          <ErrorState message="Trying again" retryLabel="Try Again" onRetry={nothing} busy />
        </>
      )}
    </Specimen>
  </>
);
