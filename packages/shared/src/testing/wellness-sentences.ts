const exercise = '/wellness/exercises/*';
const missing = { code: 'NOT_FOUND', message: 'No.' } as const;

/** The failing calls of the wellness pages, as rows of `failureTexts`. */
export const wellnessFailures = [
  {
    where: 'exercises',
    given: { call: 'GET /wellness/exercises?*', status: 500 },
    says: 'Failed to load exercises',
  },
  {
    where: 'techniques',
    given: { call: 'GET /wellness/techniques', status: 500 },
    says: 'Failed to load coping techniques',
  },
  { where: 'an exercise', given: { call: `GET ${exercise}`, status: 500 }, says: 'Failed to load exercise' },
  {
    where: 'an exercise',
    given: { call: `GET ${exercise}`, status: 404, error: missing },
    says: 'Exercise not found',
  },
  {
    where: 'a technique',
    given: { call: 'GET /wellness/techniques/*', status: 404, error: missing },
    says: 'Coping technique not found',
  },
  {
    where: 'starting an exercise',
    given: { call: `POST ${exercise}/start`, status: 500 },
    says: 'Failed to start exercise',
  },
  {
    where: 'a step',
    given: { call: 'PUT /wellness/progress/*', status: 500 },
    says: 'Failed to update progress',
  },
] as const;

export type WellnessPlace = (typeof wellnessFailures)[number]['where'];
