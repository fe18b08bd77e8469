import type { Store } from 'react-admin'
import type { EngineMasters } from '#domain/estimating'
import { type PadInputs, padKey, readPad } from '../padInputs.ts'
import { type OpenedItem, openedItemKey, readOpenedItem } from './openedItem.ts'
import { padOfItem } from './padOfItem.ts'

/** Everything that stands on the pad. */
export interface PadContents {
  readonly inputs: PadInputs
  /** The item that it was opened with; null: none. */
  readonly item: OpenedItem | null
}

/** What stands on the pad, as it is kept with the person's settings. */
export const readContents = (store: Store): PadContents => ({
  inputs: readPad(store.getItem(padKey)),
  item: readOpenedItem(store.getItem(openedItemKey)),
})

/** Puts something else on the pad. */
export function putContents(store: Store, { inputs, item }: PadContents): void {
  store.setItem(padKey, inputs)
  store.setItem(openedItemKey, item)
}

/** Puts an item on the pad; answers what stood there before. */
export function takeItem(store: Store, item: OpenedItem, masters: EngineMasters): PadContents {
  const before = readContents(store)
  putContents(store, { inputs: padOfItem(item.sections, masters), item })
  return before
}
