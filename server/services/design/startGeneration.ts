import type { GeneratedFiles } from '#contract/design'
import { designInputs } from '#domain/designFiles'
import { itemReference } from '#domain/quotes'
import { announce } from '../../hub/announce.ts'
import { enqueue } from '../../jobs/jobStore.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { visibleQuote } from '../quote/access.ts'
import { itemsOfQuote } from '../quote/readQuote.ts'
import { changeableItem } from './changeableItem.ts'
import type { DesignDeps } from './designDeps.ts'
import type { DesignJobInput } from './designJob.ts'
import { designJobKind, designSubject, runAnnouncement } from './designRun.ts'
import { generatedFiles } from './generatedFiles.ts'
import { orderOfItem } from './orderOfItem.ts'

async function queue(deps: DesignDeps, person: Person, quoteItemId: number): Promise<void> {
  const work = await changeableItem(deps, person, quoteItemId)
  const input: DesignJobInput = {
    quoteItemId,
    order: await orderOfItem(deps.masters, work),
    origin: designInputs(work.sections),
  }
  await deps.db.transaction(async tx => {
    const subject = designSubject(quoteItemId)
    const job = await enqueue(tx, { kind: designJobKind, subject, input, createdBy: person.login })
    await announce(tx, [runAnnouncement(job)])
  })
}

/** Queues the generation of an item's files as it is stored; one under way is answered instead. Rule designgen-start. */
export async function startGeneration(
  deps: DesignDeps,
  person: Person,
  quoteItemId: number,
): Promise<GeneratedFiles> {
  await queue(deps, person, quoteItemId)
  deps.wakeJobs()
  return generatedFiles(deps.db, quoteItemId)
}

/** The same for every open item of a quote; what can't be drawn or changed is named, and holds nothing else up. */
export async function startGenerations(deps: DesignDeps, person: Person, quoteId: number) {
  const { quote } = await visibleQuote(deps.db, person, quoteId)
  const runs: GeneratedFiles[] = []
  const refused: { quoteItemId: number; reference: string; message: string }[] = []
  for (const { id, itemNo, closeType } of await itemsOfQuote(deps.db, quoteId)) {
    if (closeType !== null) continue
    try {
      await queue(deps, person, id)
      runs.push(await generatedFiles(deps.db, id))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.push({ quoteItemId: id, reference: itemReference(quote.id, itemNo), message: error.message })
    }
  }
  deps.wakeJobs()
  return { runs, refused }
}
