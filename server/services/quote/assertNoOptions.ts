import { setOfOptions } from '#domain/quoteOptions'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../problem/problem.ts'
import { itemsOfQuote } from './readQuote.ts'

/** Refuses to make a set of a quote with options: of them the customer takes one, of a set all. */
export async function assertNoOptions(tx: Database, quoteId: number, path: string): Promise<void> {
  const options = (await itemsOfQuote(tx, quoteId)).filter(
    ({ optionGroup, closeType }) => optionGroup !== null && closeType === null,
  )
  const message = setOfOptions(options.map(({ itemNo }) => itemReference(quoteId, itemNo)))
  if (message !== '') throw new Problem('rule-failed', message, { errors: [{ path, message }] })
}
