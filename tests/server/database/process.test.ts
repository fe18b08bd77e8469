import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../../../server/database/pglite.ts'
import { DataDirectoryInUse, lockDataDirectory } from '../../../server/database/processLock.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxwright-data-'))
  cpSync(inject('demonstration'), join(dataDir, 'pglite'), { recursive: true })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const start = () => startServer({ DATA_DIR: dataDir })

describe('a server process on its data directory', { timeout: 90_000 }, () => {
  let running: ServerProcess
  beforeAll(async () => {
    running = await start()
    await running.ready
  })
  afterAll(() => running.process.kill('SIGKILL'))

  it('is alone on it: a second start is refused with a sentence', async () => {
    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(
      `The data directory ${dataDir} is open in another Boxwright process. ` +
        'Stop that one first, or choose another directory with DATA_DIR.',
    )
    expect(second.said()).not.toMatch(/^\s+at /m)
    await expect(lockDataDirectory(dataDir)).rejects.toThrow(DataDirectoryInUse)
  })

  it('stops in order when it is asked to, and lets the directory go', async () => {
    running.process.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    expect(running.said()).toContain('SIGTERM: finishing what is under way.')
    await (await lockDataDirectory(dataDir)).release()
  })

  it('does not start on a database that a newer version has migrated', async () => {
    const connection = await openEmbedded({ dataDir: join(dataDir, 'pglite') })
    await connection.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`)
    await connection.close()
    const older = await start()
    expect(await older.ended).toBe(1)
    expect(older.said()).toContain('The database belongs to a newer version of Boxwright than this one.')
    expect(older.said()).not.toMatch(/^\s+at /m)
  })
})

describe('the lock of a data directory', () => {
  it('is one holder’s at a time', async () => {
    const other = mkdtempSync(join(tmpdir(), 'boxwright-lock-'))
    const lock = await lockDataDirectory(other)
    await expect(lockDataDirectory(other)).rejects.toThrow(DataDirectoryInUse)
    await expect(lockDataDirectory(`${other}/.`)).rejects.toThrow(DataDirectoryInUse)
    await (await lockDataDirectory(join(other, 'inner'))).release()
    await lock.release()
    await (await lockDataDirectory(other)).release()
    rmSync(other, { recursive: true })
  })
})
