import type { quoteSamples } from '#contract/samples'
import type { Database } from '../../../database/database.ts'
import type { Handlers } from '../../../http/mount.ts'
import { sampleRow } from './sampleRows.ts'
import { deleteSample, saveSample, setSampleLock } from './writeSample.ts'

/** Handlers of the sample calls. */
export function sampleHandlers(db: Database): Handlers<typeof quoteSamples> {
  return {
    saveSample: ({ person, body }) => saveSample(db, person, body),
    deleteSample: ({ person, params }) => deleteSample(db, person, params.id),
    lockSample: ({ person, params }) => setSampleLock(db, person, params.id, true),
    unlockSample: ({ person, params }) => setSampleLock(db, person, params.id, false),
    sampleLockStatus: async ({ person, query }) => {
      const { id, isLocked, lockedBy, lockedByName } = await sampleRow(db, person, query.sampleId)
      return { sampleId: id, isLocked, lockedBy, lockedByName }
    },
  }
}
