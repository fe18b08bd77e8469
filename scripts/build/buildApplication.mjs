import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../process/repository.mjs'
import { buildWorker } from './buildWorker.mjs'
import { compressFiles } from './compressFiles.mjs'
import { parts } from './parts.mjs'

/** Builds the web application, with its files compressed once and for all. */
export async function buildApplication() {
  await build({ root, logLevel: 'warn', mode: 'production' })
  await buildWorker(join(root, parts.application.folder))
  await compressFiles(join(root, parts.application.folder))
}
