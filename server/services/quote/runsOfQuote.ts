import type { CallOutput } from '#contract/endpoint'
import type { quote } from '#contract/quote'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { maySeeQuote, noAccess } from './access.ts'
import { readWholeQuote } from './readQuote.ts'

/** What of the open items of a quote decides how they run, or the problem that there is no such quote for this person. */
export async function runsOfQuote(
  db: Database,
  person: Person,
  id: number,
): Promise<CallOutput<typeof quote.runs>> {
  const { head, works } = await readWholeQuote(db, id)
  if (
    !maySeeQuote(
      person,
      head,
      works.map(({ item }) => item),
    )
  )
    throw noAccess(head)
  return works
    .filter(({ item }) => item.closeType === null)
    .map(({ item, sections: { product, printing, design } }) => ({
      ...{ id: item.id, product, printing },
      design: { additionalTrim: design.additionalTrim },
    }))
}
