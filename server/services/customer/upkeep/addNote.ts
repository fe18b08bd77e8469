import type { Database } from '../../../database/database.ts'
import { customerNotes } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notesOf } from '../lists.ts'

/** One more note about a customer; answers all of them. */
export async function addNote(db: Database, person: Person, customerCode: string, note: string) {
  // Whoever there is none of has no notes.
  await notesOf(db, customerCode)
  await db.insert(customerNotes).values({ customerCode, note, createdBy: person.login })
  return notesOf(db, customerCode)
}
