import type { quoteSamples } from '#contract/samples'
import type { Database } from '../../../database/database.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { LabelPrinter } from '../../../integrations/labels/labelPrinter.ts'
import { itemRowFor } from '../../quoteItem/itemFor.ts'
import { labelsOf, printLabel } from './printLabel.ts'
import { sampleRow, samplesOfItem } from './sampleRows.ts'
import { sampleStart } from './sampleStart.ts'
import { deleteSample, saveSample, setSampleLock } from './writeSample.ts'

export interface SampleDeps {
  readonly db: Database
  readonly labels: LabelPrinter
  readonly today: () => string
}

/** Handlers of the sample calls. */
export function sampleHandlers(deps: SampleDeps): Handlers<typeof quoteSamples> {
  const { db, today } = deps
  return {
    saveSample: ({ person, body }) => saveSample(db, person, body, today()),
    samplesOfItem: async ({ person, query }) => {
      await itemRowFor(db, person, query.quoteItemId)
      const rows = await samplesOfItem(db, person, query.quoteItemId)
      return { rows, first: 0, total: rows.length }
    },
    sampleStart: ({ person, query }) => sampleStart(db, person, query.quoteItemId, today()),
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
