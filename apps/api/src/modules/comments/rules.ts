import type { AskingEyes } from '@halved/db';
import { isModerator, type Viewer } from '../../context.ts';
import { eyesOf } from '../posts/rules.ts';

/** For whose eyes a statement about comments is chosen; what a moderator asks for counts for nobody else. */
export const commentEyesOf = (viewer: Viewer | null, includeModerated?: boolean): AskingEyes =>
  includeModerated && isModerator(viewer) ? 'moderating' : eyesOf(viewer);
