import { sql } from 'drizzle-orm'
import type { HubEvent } from '#contract/hub'
import type { Database } from '../database/database.ts'
import { withoutRows } from '../database/flat.ts'
import { createStatement } from '../database/statement.ts'

/** An event with the groups that hear it. */
export type Announcement = HubEvent & { readonly groups: readonly string[] }

/** The channel of PostgreSQL that events travel on between servers, several in one notification. */
export const hubChannel = 'boxwright_events'

/** PostgreSQL refuses a notification of 8000 bytes or more. */
const mostBytes = 7_999

/** The announcement in one piece, or in several when it is too long for one notification. */
function pieces(announcement: Announcement): string[] {
  const text = JSON.stringify(announcement)
  if (Buffer.byteLength(text) + 2 <= mostBytes) return [text]
  // Nothing else can grow so long; a screen that misses it shows the change at its next look.
  if (announcement.name !== 'WorklistChanged' || announcement.payload.items.length < 2) return []
  const { items } = announcement.payload
  const half = Math.ceil(items.length / 2)
  return [items.slice(0, half), items.slice(half)].flatMap(part =>
    pieces({ ...announcement, payload: { ...announcement.payload, items: part } }),
  )
}

/** As few notifications as hold them all: each wakes every server, and a commit waits until it is written. */
function notifications(announcements: readonly Announcement[]): string[] {
  const lists: { length: number; readonly texts: string[] }[] = []
  for (const text of announcements.flatMap(pieces)) {
    const length = Buffer.byteLength(text) + 1
    const last = lists.at(-1)
    if (last === undefined || last.length + length > mostBytes)
      lists.push({ length: length + 1, texts: [text] })
    else {
      last.length += length
      last.texts.push(text)
    }
  }
  return lists.map(({ texts }) => `[${texts.join()}]`)
}

/** What a notification says. */
export const announcementsIn = (text: string): readonly Announcement[] => JSON.parse(text) as Announcement[]

const given = sql.placeholder

/** Tells what {@link tellingOf} says: for a statement of its own, or beside what else is stored; its rows have to be asked for. */
export const telling = sql`select pg_notify(${given('channel')}, said)
  from jsonb_array_elements_text(${given('texts')}::jsonb) as said`

/** What {@link telling} is asked with. */
export const tellingOf = (announcements: readonly Announcement[]) => ({
  channel: hubChannel,
  texts: JSON.stringify(notifications(announcements)),
})

const notify = createStatement('hub_notify', () => withoutRows(telling))

/**
 * Tells every server on this database. Said inside a transaction it is heard when that commits, and never when it is
 * rolled back.
 */
export async function announce(tx: Database, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length > 0) await notify(tx, tellingOf(announcements))
}
