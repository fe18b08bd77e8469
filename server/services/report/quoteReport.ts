import type { report } from '#contract/report'
import { dieline, toEps } from '#domain/dieline'
import { plantFor, unitOfItem } from '#domain/estimating'
import { itemReference } from '#domain/quotes'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { inMemory } from '../quote/documents/inMemory.ts'
import { printed } from '../quote/documents/printed.ts'
import { assertMaySee } from '../quoteItem/access.ts'
import { readItem } from '../quoteItem/readItems.ts'
import { letterOf } from './letterOf.ts'
import type { ReportDeps } from './reportDeps.ts'
import { revisionFile } from './revisionFile.ts'

type Asked = Call<typeof report.quoteReport>['body']

/** The drawing of an item of the quote as PostScript, in real size. */
async function drawing(
  { db, masters }: ReportDeps,
  person: Person,
  { quoteId, quoteItemId }: Asked,
): Promise<FileAnswer> {
  if (quoteItemId === undefined) {
    const message = 'A drawing is of an item: say of which.'
    throw new Problem('rule-failed', message, { errors: [{ path: 'quoteItemId', message }] })
  }
  const work = await readItem(db, quoteItemId)
  const reference = itemReference(work.quote.id, work.item.itemNo)
  if (work.quote.id !== quoteId) throw notFound(`Item ${quoteItemId} of quote ${quoteId}`)
  assertMaySee(person, work)
  const all = await masters.withoutRates()
  const plant = plantFor(all, work.sections.product.preferredPlantCode)
  const box = plant === undefined ? undefined : unitOfItem(work.sections, plant, all).box
  if (box?.ok !== true) {
    const why = box?.problems.map(({ message }) => message).join(' ') ?? 'There is no plant to draw it for.'
    throw new Problem('rule-failed', `${reference} can't be drawn. ${why}`)
  }
  const bytes = Buffer.from(toEps(dieline(box.value)), 'latin1')
  return inMemory(bytes, {
    fileName: `Drawing ${reference}.eps`,
    mediaType: 'application/postscript',
    tag: `${work.item.id}-${work.item.workflowVersion}-${bytes.length}`,
  })
}

/**
 * A quote as the letter that its customer gets: the one that was sent as long as nothing has changed since, else a draft of
 * the next revision, which says what is missing. Or the drawing of an item.
 */
export async function quoteReport(deps: ReportDeps, person: Person, asked: Asked): Promise<FileAnswer> {
  if (asked.fileType === 'eps') return drawing(deps, person, asked)
  const { document, last, isNew, contentHash } = await letterOf(deps, person, asked.quoteId)
  if (!isNew && last !== null) return revisionFile(deps.files, last)
  const madeAt = new Date().toISOString()
  const bytes = await printed(deps.documents, { kind: 'quote', quote: document, madeAt })
  return inMemory(bytes, {
    fileName: `Quote ${document.quoteReference} draft.pdf`,
    mediaType: 'application/pdf',
    tag: `${contentHash.slice(0, 16)}-${madeAt}`,
  })
}
