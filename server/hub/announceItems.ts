import { hubGroup, type QuoteItemChanged } from '#contract/hub'
import { hashKeyOf } from '#domain/quotes'
import type { Database } from '../database/database.ts'
import type { quoteItems } from '../database/schema/index.ts'
import { type Announcement, announce } from './announce.ts'

type ItemRow = Pick<
  typeof quoteItems.$inferSelect,
  'id' | 'quoteId' | 'workflowVersion' | 'assignmentGroup' | 'assignee' | 'initiator'
>

/** What of an item decides which worklists show it, before and after a write; null: it did not or does not exist. */
export interface ItemChange {
  readonly before: ItemRow | null
  readonly after: ItemRow | null
}

interface Told {
  readonly what: QuoteItemChanged['what']
  /** Code of the workflow action that was taken. */
  readonly action?: string
  /** Workgroups whose other lists show something of the items: sample requests, orders. */
  readonly alsoIn?: readonly string[]
  /** Sample requests that were locked or unlocked. */
  readonly samples?: readonly { readonly id: number; readonly hashKey: string }[]
  /** New versions of the sections that were saved. */
  readonly versions?: Readonly<Record<string, number>>
}

/** So many items, each with workgroups and people, fit into one notification. */
const itemsATime = 25

const groupsOf = ({ assignmentGroup, assignee, initiator }: ItemRow): string[] => [
  ...(assignmentGroup === null ? [] : [hubGroup.worklist(assignmentGroup)]),
  ...(assignee === null ? [] : [hubGroup.user(assignee)]),
  hubGroup.user(initiator),
]

/** Groups whose worklists show the item now, or showed it before. */
const touchedBy = (changes: readonly ItemChange[]): string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) =>
      [before, after].flatMap(row => (row === null ? [] : groupsOf(row))),
    ),
  ),
]

const chunksOf = <Thing>(things: readonly Thing[], length: number): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / length) }, (_, n) =>
    things.slice(n * length, (n + 1) * length),
  )

/** What the worklists that show these items, and the pages that have one open, are told: what `who` did with them. */
export function itemsAnnounced(
  who: { readonly login: string; readonly name: string },
  { what, action = '', versions = {}, alsoIn = [], samples = [] }: Told,
  changes: readonly ItemChange[],
): Announcement[] {
  const said = {
    what,
    action,
    who: { login: who.login, name: who.name },
    at: new Date().toISOString(),
  }
  const rowOf = ({ before, after }: ItemChange) => {
    const row = after ?? before
    return row === null ? [] : [{ id: row.id, quoteId: row.quoteId, hashKey: hashKeyOf(row) }]
  }
  const parts = changes.length === 0 && alsoIn.length > 0 ? [[]] : chunksOf(changes, itemsATime)
  const lists = parts.map((part): Announcement => {
    const groups = [...touchedBy(part), ...alsoIn.map(hubGroup.worklist)]
    const asked = samples.length === 0 ? {} : { samples: [...samples] }
    const payload = { ...said, groups, items: part.flatMap(rowOf), ...asked }
    return { name: 'WorklistChanged', groups, payload }
  })
  const pages = changes.flatMap(rowOf).map(
    (item): Announcement => ({
      name: 'QuoteItemChanged',
      groups: [hubGroup.quoteItem(item.id)],
      payload: { ...said, ...item, versions: { ...versions } },
    }),
  )
  return [...lists, ...pages]
}

/** Tells it. */
export async function announceItems(tx: Database, ...told: Parameters<typeof itemsAnnounced>): Promise<void> {
  await announce(tx, itemsAnnounced(...told))
}
