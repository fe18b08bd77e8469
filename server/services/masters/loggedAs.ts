import type { ChangedThing } from '../../database/changeLog.ts'
import type { Master } from './master.ts'

type Logged = Pick<Master<never, object>, 'kind' | 'within'>

/** The thing whose log has the lines of a master: itself, or what it is kept inside of. */
export const loggedAs = ({ kind, within }: Logged, key: string | number): ChangedThing => ({
  what: within?.what ?? kind,
  key: within?.key ?? String(key),
  quoteId: null,
})

/** A field, or an event, as the log has it. */
export const loggedField = ({ within }: Logged, field: string): string => `${within?.place ?? ''}${field}`

/** Fields with their values as the log has them. */
export const loggedFields = (master: Logged, fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [loggedField(master, field), value]))
