import { type ItemKind, itemKinds } from './itemKinds.ts'

const byCategory: ReadonlyMap<string, ItemKind> = new Map(itemKinds.map(kind => [kind.itemCategory, kind]))

/** What the item category of this code means; null: there is no such category. */
export const kindOf = (itemCategory: string): ItemKind | null => byCategory.get(itemCategory) ?? null
