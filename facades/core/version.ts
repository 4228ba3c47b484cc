import packageJson from '../../package.json' with { type: 'json' };

/** Of this program, as every facade tells it. */
export const { version } = packageJson;
