import { setLetter } from '#domain/quoteDocument'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { inMemory } from '../quote/documents/inMemory.ts'
import { printed } from '../quote/documents/printed.ts'
import { letterOf } from './letterOf.ts'
import type { ReportDeps } from './reportDeps.ts'

/** The set of a master quote as a letter, as it stands now; what is missing of it is said in it. */
export async function multiComponentReport(
  deps: ReportDeps,
  person: Person,
  quoteId: number,
): Promise<FileAnswer> {
  const { document, contentHash } = await letterOf(deps, person, quoteId)
  if (document.set === undefined) {
    throw new Problem('rule-failed', `Quote ${document.quoteReference} is no master quote: it has no set.`)
  }
  const madeAt = new Date().toISOString()
  const bytes = await printed(deps.documents, { kind: 'quote', quote: setLetter(document), madeAt })
  return inMemory(bytes, {
    fileName: `Set ${document.quoteReference}.pdf`,
    mediaType: 'application/pdf',
    tag: `set-${contentHash.slice(0, 16)}-${madeAt}`,
  })
}
