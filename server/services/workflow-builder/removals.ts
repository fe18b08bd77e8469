import type { Database } from '../../database/database.ts'
import { deleteMaster } from '../../database/masters.ts'
import { actions, categories, fields, notifications, options, steps, stepWorkGroups } from './masters.ts'
import { actionUsers, categoryUsers, fieldUsers, optionUsers, stepUsers } from './usedBy.ts'

/** Deletes what the builder keeps, unless it is still active or something uses it. */
export const removals = {
  step: (tx: Database, who: string, code: string) =>
    deleteMaster(tx, who, steps, code, row => stepUsers(tx, row.code)),
  stepWorkGroup: (tx: Database, who: string, id: number) => deleteMaster(tx, who, stepWorkGroups, id),
  action: (tx: Database, who: string, code: string) =>
    deleteMaster(tx, who, actions, code, row => actionUsers(tx, row.code)),
  option: (tx: Database, who: string, id: number) =>
    deleteMaster(tx, who, options, id, row => optionUsers(tx, row)),
  templateCategory: (tx: Database, who: string, id: number) =>
    deleteMaster(tx, who, categories, id, row => categoryUsers(tx, row)),
  notification: (tx: Database, who: string, id: number) => deleteMaster(tx, who, notifications, id),
  field: (tx: Database, who: string, id: number) =>
    deleteMaster(tx, who, fields, id, row => fieldUsers(tx, row)),
}
