import type { Database } from '../../database/database.ts'
import { idKey } from '../masters/master.ts'
import { orNotFound } from '../masters/orNotFound.ts'
import type { Remover } from '../masters/remover.ts'
import { freezePublished } from './drafts.ts'
import { removals } from './removals.ts'

type Removal<Key> = (tx: Database, who: string, key: Key) => Promise<unknown>

const byCode =
  (remove: Removal<string>): Remover =>
  (db, person, key) =>
    db.transaction(async tx => {
      await freezePublished(tx)
      await remove(tx, person.login, key)
    })

const byId =
  (remove: Removal<number>): Remover =>
  async (db, person, key) => {
    const id = orNotFound(idKey(key), `Number ${key}`)
    await byCode(tx => remove(tx, person.login, id))(db, person, key)
  }

/** How what the builder keeps is deleted; what is published stays as it was. */
export const workflowRemovers = {
  workflowStep: byCode(removals.step),
  workflowAction: byCode(removals.action),
  workflowStepWorkgroup: byId(removals.stepWorkGroup),
  workflowOption: byId(removals.option),
  workflowTemplateCategory: byId(removals.templateCategory),
  workflowNotification: byId(removals.notification),
  workflowField: byId(removals.field),
}
