import type { report } from '#contract/report'
import { costTapeReport } from '#domain/costTapeReport'
import { fileNameProblem } from '#domain/documents'
import { itemReference } from '#domain/quotes'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { inMemory } from '../quote/documents/inMemory.ts'
import { printed } from '../quote/documents/printed.ts'
import { readQuote } from '../quote/readQuote.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import type { ReportDeps } from './reportDeps.ts'

/** The name that was asked for, with its extension; the usual one where none was. */
function nameOf(asked: string, title: string): string {
  if (asked === '') return `${title}.pdf`
  const name = /\.pdf$/i.test(asked) ? asked : `${asked}.pdf`
  const problem = fileNameProblem(name)
  if (problem !== '')
    throw new Problem('rule-failed', problem, { errors: [{ path: 'filename', message: problem }] })
  return name
}

/** What an item costs as it is stored, line by line at each break, for a person who may see the item and what things cost. */
export async function costTape(
  { db, documents, timeZone }: ReportDeps,
  person: Person,
  { quoteItemId, filename }: Call<typeof report.costTapeReport>['body'],
): Promise<FileAnswer> {
  const { item, quote, sections } = await readItemFor(db, person, quoteItemId)
  const reference = itemReference(quote.id, item.itemNo)
  const fileName = nameOf(filename, `Cost tape ${reference}`)
  const { quote: header } = await readQuote(db, quote.id)
  const madeAt = new Date().toISOString()
  const made = costTapeReport({
    item: { ...sections, reference, customerName: item.customerName, stepName: item.stepName },
    currency: header.currencyCode,
    printed: { at: madeAt, by: person.name },
    timeZone,
  })
  const bytes = await printed(documents, { kind: 'costTape', report: made, madeAt })
  return inMemory(bytes, { fileName, mediaType: 'application/pdf', tag: `${reference}-${madeAt}` })
}
