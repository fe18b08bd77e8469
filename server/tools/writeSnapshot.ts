import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openEmbedded } from '../database/pglite.ts'
import { prepareDatabase } from '../prepareDatabase.ts'

/** Writes the demonstration database as it is today into a file that the browser opens: `npm run dev:mock`. */
async function writeSnapshot(file: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'boxwright-snapshot-'))
  try {
    const dataDir = join(directory, 'pglite')
    // Its log in pieces of 16 MB would be most of the file.
    const empty = await PGlite.create({ dataDir, initDbStartParams: ['--wal-segsize=1'] })
    await empty.close()
    const connection = await openEmbedded({ dataDir })
    const today = new Date().toISOString().slice(0, 10)
    await prepareDatabase(connection, { today, timeZone: 'UTC', withDemonstration: true })
    await connection.query('checkpoint')
    await connection.close()
    const client = await PGlite.create({ dataDir })
    const snapshot = await client.dumpDataDir('gzip')
    await client.close()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, new Uint8Array(await snapshot.arrayBuffer()))
    renameSync(`${file}.new`, file)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Say which file to write.')
await writeSnapshot(file)
