import type { Exercise, Progress } from '@halved/shared/contract/wellness';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { continuing } from './continuing.ts';
import { createProgressWriter, type Position, type ProgressWriter } from './progress-writer.ts';
import { dropUnsentStep, keepUnsentStep, unsentStep } from './unsent-step.ts';
import { useStoreProgress } from './use-store-progress.ts';

type WalkthroughView = 'start' | 'player' | 'steps';

/** A member's walkthrough of an exercise. */
export interface Walkthrough {
  /** The position on the screen; null before the start. The server learns it later. */
  position: Position | null;
  /** What is shown: the exercise with the titles of its steps, its steps one by one, or all of them. */
  view: WalkthroughView;
  /** Whether the exercise can be started anew. One that is no longer offered can only be finished. */
  mayStart: boolean;
  /** Starts the exercise, or continues it. */
  play: () => void;
  /** Begins with the first step again. */
  restart: () => void;
  /** Leaves the player for all steps at once. The position stays. */
  readAll: () => void;
  /** Goes to a step. A number outside the exercise leads to the first or the last step. */
  goTo: (step: number) => void;
  complete: () => void;
  /** The progress, once the server has it. */
  saved: () => Promise<Progress>;
}

const positionOf = ({ currentStep, completed }: Position): Position => ({ currentStep, completed });
const first: Position = { currentStep: 0, completed: false };

export function useWalkthrough(exercise: Exercise): Walkthrough {
  const { id, steps } = exercise;
  const { t } = useTranslation('wellness');
  const showStartFailure = useShowFailure(t(($) => $.failed.start));
  const showUpdateFailure = useShowFailure(t(($) => $.failed.update));
  const store = useStoreProgress(id);
  const accountId = useUser()?.id ?? null;
  const [unsent] = useState(() => unsentStep(accountId, exercise));
  const [position, setPosition] = useState(unsent ?? (exercise.progress && positionOf(exercise.progress)));
  const isContinued = useLocation().state === continuing && position?.completed === false;
  const [view, setView] = useState<WalkthroughView>(isContinued ? 'player' : 'start');
  const lastStep = steps.length - 1;
  const writer = useRef<ProgressWriter | null>(null);
  const shown = useRef(position);
  const show = (next: Position | null) => {
    shown.current = next;
    setPosition(next);
  };

  const { progress } = exercise;
  useEffect(() => {
    // As long as nothing was done here, the position is the server's, which another device may have changed.
    if (!progress || writer.current) return;
    shown.current = positionOf(progress);
    setPosition(shown.current);
  }, [progress]);

  const createWriter = (known: Progress | null) => {
    const created = createProgressWriter(
      {
        start: () => api.wellness.startExercise.mutate({ id }),
        update: (progressId, next) => api.wellness.updateProgress.mutate({ progressId, ...bodyOf(next) }),
      },
      known,
    );
    writer.current = created;
    return created;
  };
  const currentWriter = () => writer.current ?? createWriter(progress);

  const begin = async () => {
    const created = createWriter(null);
    show(first);
    keepUnsentStep(accountId, exercise, first);
    try {
      const started = await created.start();
      dropUnsentStep(accountId, id, first);
      store(started);
      // The server may know a later step, if the exercise was begun on another device.
      if (shown.current === first) show(positionOf(started));
    } catch (error) {
      showStartFailure(error);
      writer.current = null;
      dropUnsentStep(accountId, id, first);
      show(null);
      setView('start');
    }
  };
  const reach = async (next: Position) => {
    show(next);
    keepUnsentStep(accountId, exercise, next);
    try {
      const reached = await currentWriter().reach(next);
      // The server may call it completed because another tab has completed it.
      dropUnsentStep(accountId, id, { ...next, currentStep: reached.currentStep });
      store(reached);
    } catch (error) {
      dropUnsentStep(accountId, id, next);
      // If the exercise could not even be started, that message is enough.
      if (!shown.current) return;
      showUpdateFailure(error);
      if (next.completed && shown.current === next) show({ ...next, completed: false });
    }
  };

  // A reload has interrupted the walkthrough before the server had its last step.
  const resend = useRef(unsent);
  useEffect(() => {
    if (!resend.current) return;
    const interrupted = resend.current;
    resend.current = null;
    void reach(interrupted);
  });

  return {
    position,
    view,
    mayStart: !exercise.isRetired,
    play: () => {
      setView('player');
      if (!position || position.completed) void begin();
    },
    restart: () => {
      setView('player');
      void (position && !position.completed ? reach(first) : begin());
    },
    readAll: () => setView('steps'),
    goTo: (step) => {
      const currentStep = Math.min(Math.max(step, 0), lastStep);
      if (position && currentStep !== position.currentStep) void reach({ ...position, currentStep });
    },
    complete: () => void reach({ currentStep: lastStep, completed: true }),
    saved: () => currentWriter().saved(),
  };
}

/** `completed` is sent only if it is true: a completed exercise stays completed, so the server refuses `false`. */
const bodyOf = ({ currentStep, completed }: Position) =>
  completed ? { currentStep, completed: true as const } : { currentStep };
