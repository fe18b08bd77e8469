import { quote } from '#contract/quote'
import { freshFor } from '../../dataProvider/lastWrite.ts'

/** Milliseconds for which an item that was asked for ahead is as good as one asked for when it is opened. */
const askedAhead = 5000

/** The call that an item's page waits for. */
export const itemRead = (id: number) => ({
  row: quote.item,
  input: { params: { id } },
  staleTime: freshFor(askedAhead),
})

/** The item that an address shows, or null. */
export const itemIdAt = (address: string): number | null => {
  const id = /^\/qitem\/(\d+)(?:[/?]|$)/.exec(address)?.[1]
  return id === undefined ? null : Number(id)
}
