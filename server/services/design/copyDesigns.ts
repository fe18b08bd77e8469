import type { Database } from '../../database/database.ts'
import { enqueue } from '../../jobs/jobStore.ts'
import type { Person } from '../../person/person.ts'
import type { DesignJobInput } from './designJob.ts'
import { designJobKind, designSubject } from './designRun.ts'
import { itemsWithDesign } from './generatedFiles.ts'

/** An item with the one that it is a copy of. */
export interface ItemCopy {
  readonly quoteItemId: number
  readonly copyFrom: number
}

/** Queues that copies take over the design files of what they were made from, where that has any. */
export async function copyDesigns(tx: Database, person: Person, copies: readonly ItemCopy[]): Promise<void> {
  const sources = await itemsWithDesign(
    tx,
    copies.map(({ copyFrom }) => copyFrom),
  )
  for (const { quoteItemId, copyFrom } of copies) {
    if (!sources.has(copyFrom)) continue
    const input: DesignJobInput = { quoteItemId, copyFrom }
    const subject = designSubject(quoteItemId)
    await enqueue(tx, { kind: designJobKind, subject, input, createdBy: person.login })
  }
}
