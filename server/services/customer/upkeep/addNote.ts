import type { Database } from '../../../database/database.ts'
import { besideClaim } from '../../../database/requestClaim.ts'
import { customerNotes } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notesOf } from '../lists.ts'

/** One more note about a customer; answers all of them. */
export async function addNote(db: Database, person: Person, customerCode: string, note: string) {
  // Whoever there is none of has no notes.
  await notesOf(db, customerCode)
  const values = { customerCode, note, createdBy: person.login }
  await besideClaim(db, tx => tx.insert(customerNotes).values(values))
  return notesOf(db, customerCode)
}
