import { UnsentNotice } from './unsent-notice.tsx';
import { VersionNotice } from './version-notice.tsx';

/** The notices that do not belong to a screen, and that appear only after the page has started. */
export const Notices = () => (
  <>
    <VersionNotice />
    <UnsentNotice />
  </>
);
