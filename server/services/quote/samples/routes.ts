import type { quoteSamples } from '#contract/samples'
import type { Database } from '../../../database/database.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { LabelPrinter } from '../../../integrations/labels/labelPrinter.ts'
import { labelsOf, printLabel } from './printLabel.ts'
import { sampleRow } from './sampleRows.ts'
import { deleteSample, saveSample, setSampleLock } from './writeSample.ts'

export interface SampleDeps {
  readonly db: Database
  readonly labels: LabelPrinter
}

/** Handlers of the sample calls. */
export function sampleHandlers(deps: SampleDeps): Handlers<typeof quoteSamples> {
  const { db } = deps
  return {
    saveSample: ({ person, body }) => saveSample(db, person, body),
    deleteSample: ({ person, params }) => deleteSample(db, person, params.id),
    lockSample: ({ person, params }) => setSampleLock(db, person, params.id, true),
    unlockSample: ({ person, params }) => setSampleLock(db, person, params.id, false),
    printLabel: ({ person, body }) => printLabel(deps, person, body),
    sampleLabels: ({ person, params }) => labelsOf(db, person, params.id),
    sampleLockStatus: async ({ person, query }) => {
      const { id, isLocked, lockedBy, lockedByName } = await sampleRow(db, person, query.sampleId)
      return { sampleId: id, isLocked, lockedBy, lockedByName }
    },
  }
}
