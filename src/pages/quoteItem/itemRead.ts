import { quote } from '#contract/quote'
import { lastWrite } from '../../dataProvider/lastWrite.ts'

/** Milliseconds for which an item that was asked for ahead is as good as one asked for when it is opened. */
const freshFor = 5000

/** The call that an item's page waits for. */
export const itemRead = (id: number) => ({
  row: quote.item,
  input: { params: { id } },
  /** What was read before this window changed something, the holder of the item perhaps, is read again. */
  staleTime: ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    state.dataUpdatedAt > lastWrite() ? freshFor : 0,
})

/** The item that an address shows, or null. */
export const itemIdAt = (address: string): number | null => {
  const id = /^\/qitem\/(\d+)(?:[/?]|$)/.exec(address)?.[1]
  return id === undefined ? null : Number(id)
}
