import { type ListQuery, rangeOf } from '../../database/page.ts'

interface Searched {
  readonly filter?: { readonly q?: string | undefined } | undefined
}

/** Rows beyond a page that are counted at most; a total that costs more than its page helps nobody. */
const countedBeyond = 100
/** The same where every row has to be looked up in the words first. */
const searchedBeyond = 10

/** Further down it is counted to the next of these, so that pages share a statement, which carries the number. */
const countedInSteps = 1000

/** Whether words are looked for. */
export const isSearched = ({ filter }: Searched): boolean => (filter?.q ?? '') !== ''

/** How far rows are counted: a little beyond the page. */
export function countedTo(query: ListQuery & Searched): number {
  const { first, wanted } = rangeOf(query, 10)
  const most = first + wanted + (isSearched(query) ? searchedBeyond : countedBeyond)
  return first === 0 || isSearched(query) ? most : Math.ceil(most / countedInSteps) * countedInSteps
}
