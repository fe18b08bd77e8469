import type { Database } from '../../database/database.ts'
import { codeKey, type Master, type StoredMaster } from './master.ts'

type Coded = { readonly code: string }
type Given = 'nameField' | 'fixedFields' | 'keyOf' | 'find' | 'one'

/** A master that is known by its code, which is its key and stays as it is; sentences call it by its kind. */
export function codedMaster<Input extends Coded>(
  master: Omit<Master<string, Input>, Given> & {
    read(tx: Database, code: string, lock?: boolean): Promise<(Input & StoredMaster) | null>
  },
): Master<string, Input> {
  return {
    one: master.kind,
    nameField: 'code' as Extract<keyof Input, string>,
    fixedFields: ['code' as Extract<keyof Input, string>],
    keyOf: codeKey,
    find: async (tx, { code }) => (await master.read(tx, code))?.code ?? null,
    ...master,
  }
}
