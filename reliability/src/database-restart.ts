import { brokenPromises, restartUnderLoad } from '../../bench/src/restart/restart.ts';
import { causeAlone, type Fault } from './fault.ts';
import { openScene, usualLoad } from './scene.ts';

/** PostgreSQL is stopped and started again, once with a checkpoint and once by a crash, while people write. */
export const databaseRestart: Fault = {
  name: 'the database restarts, then crashes',
  cause: async (say) => {
    const { instance, token } = await openScene();
    const figures = await restartUnderLoad(instance.database, instance.api, token, say);
    return {
      load: usualLoad,
      acknowledged: figures.acknowledged,
      lost: figures.missing,
      doubled: figures.doubled,
      statuses: figures.statuses,
      recoveredMs: Math.max(...figures.firstSuccessMs),
      broken: brokenPromises(figures),
    };
  },
};

await causeAlone(import.meta, databaseRestart);
