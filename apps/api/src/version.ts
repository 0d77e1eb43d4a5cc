import packageJson from '../package.json' with { type: 'json' };

/** The version of this server, as `GET /api/wake` tells it. */
export const { version } = packageJson;
