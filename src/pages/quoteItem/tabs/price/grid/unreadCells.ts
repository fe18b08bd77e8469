import type { Draft } from '../../../draft/createDraft.ts'

/** What stands in cells of breaks that can't be read: it is no number, and stays until it is typed over. */
export interface UnreadCells<Row> {
  readonly at: (place: number, field: string) => string | undefined
  /** Puts it into the cells of these breaks, with what else the entry changes of them. */
  readonly set: (keys: readonly string[], field: string, typed: string, more?: Partial<Row>) => void
}

interface Breaks<Row> {
  /** `pricing.details` */
  readonly path: string
  readonly details: readonly { readonly key: string }[]
  readonly set: (keys: readonly string[], patch: Partial<Row>) => void
}

/** The unread cells of a list of breaks, kept with the draft. */
export const unreadCells = <Row>(
  { texts }: Pick<Draft, 'texts'>,
  { path, details, set }: Breaks<Row>,
): UnreadCells<Row> => ({
  at: (place, field) => texts.get(`${path}.${place}.${field}`),
  set: (keys, field, typed, more) => {
    for (const [place, { key }] of details.entries())
      if (keys.includes(key)) texts.set(`${path}.${place}.${field}`, typed)
    set(keys, { ...more, [field]: Number.NaN } as Partial<Row>)
  },
})
