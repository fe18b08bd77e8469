import { fileURLToPath } from 'node:url'

/** The folder that everything else is in. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
