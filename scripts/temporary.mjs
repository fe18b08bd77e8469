import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode } from './setup/checkNode.mjs'

checkNode()
const { ending } = await import('./process/ending.mjs')
const { startBeside } = await import('./process/run.mjs')
const { prepare } = await import('./setup/prepare.mjs')

/** The product as it comes, whatever else is configured on this machine. */
const asItComes = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  IDENTITY: 'development',
  DATABASE_URL: '',
  OIDC_ISSUER: '',
  PUBLIC_URL: '',
  LGX_URL: '',
}

// The built product on a data directory of its own, gone when it stops. `PORT` says where it listens, `DATA_FROM` what the
// directory begins as a copy of, `KEEP_DATA_IN` a directory that stays.
await ending(async () => {
  await prepare()
  const { DATA_FROM: from = '', KEEP_DATA_IN: kept = '' } = process.env
  const directory = kept === '' ? mkdtempSync(join(tmpdir(), 'boxwright-')) : kept
  if (from !== '') cpSync(from, directory, { recursive: true })
  const server = startBeside([process.execPath, '--enable-source-maps', 'dist-server/main.js'], {
    env: { ...asItComes, DATA_DIR: directory },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop())
  try {
    process.exitCode = await server.ended
  } finally {
    if (kept === '') rmSync(directory, { recursive: true, force: true })
  }
})
