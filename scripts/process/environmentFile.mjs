import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/** Reads `.env` when there is one; what is set already stays as it is. */
export function readEnvironmentFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
