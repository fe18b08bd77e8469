import type { z } from 'zod'
import type { MasterUpload, MasterUploadOutcome } from '#contract/masters'
import type { CellKind } from '#domain/uploads'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import type { Master } from './master.ts'
import { saveMaster } from './saveMaster.ts'
import { type LineTarget, uploadLines } from './uploadLines.ts'

/** Codes are kept in capitals: those that differ in case only are one. */
export const inCapitals = (code: string): string => code.toUpperCase()

/** What an upload of one kind of master needs to know of it. */
export interface Uploadable<Key extends string | number, Input extends object> {
  readonly master: Master<Key, Input>
  readonly nameKey?: LineTarget<object, Input>['nameKey']
  readonly schema: z.ZodType<Input>
  readonly fields: Readonly<Record<string, CellKind>>
  readonly choices?: NonNullable<LineTarget<object, Input>['choices']>
  /** What a new one has where the file has no column. */
  readonly empty: Input
}

/** Saves each line of a file as the form of its master would; a dry run says what would happen. */
export function uploadMaster<Key extends string | number, Input extends object>(
  db: Database,
  person: Person,
  { master, nameKey, schema, fields, choices = {}, empty }: Uploadable<Key, Input>,
  upload: MasterUpload,
): Promise<MasterUploadOutcome[]> {
  return uploadLines<{ readonly key: Key; readonly version: number }, Input>(
    db,
    {
      ...{ nameField: master.nameField, schema, fields, choices, empty },
      ...(nameKey === undefined ? {} : { nameKey }),
      find: async (tx, input) => {
        const key = await master.find(tx, input)
        const stored = key === null ? null : await master.read(tx, key)
        return key === null || stored === null ? null : { found: { key, version: stored.version }, stored }
      },
      save: async (tx, input, found) => {
        await saveMaster(tx, person, master, {
          key: found?.key ?? (0 as Key),
          version: found?.version ?? 0,
          input,
        })
      },
    },
    upload,
  )
}
