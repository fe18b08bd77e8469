import { cpSync, rmSync } from 'node:fs'
import type { Storage } from '../productServer.ts'
import { type Driver, openDriver } from './driver.ts'

/** Opens the driver beside the server: an embedded database, which one process may have open, as a copy. */
export async function driverBeside(storage: Storage): Promise<Driver> {
  if (storage.DATA_DIR === undefined) return openDriver(storage)
  const copy = `${storage.DATA_DIR}-copy`
  cpSync(storage.DATA_DIR, copy, { recursive: true })
  const driver = await openDriver({ DATA_DIR: copy })
  return {
    ...driver,
    close: async () => {
      await driver.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
