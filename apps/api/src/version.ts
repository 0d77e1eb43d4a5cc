import packageJson from '../../../package.json' with { type: 'json' };

/** The version of this server, which `GET /api/wake` sends. */
export const { version } = packageJson;
