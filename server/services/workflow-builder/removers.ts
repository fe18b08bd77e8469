import { type Remover, removerOf } from '../masters/remover.ts'
import { freezePublished } from './drafts.ts'
import { actions, categories, fields, notifications, options, steps, stepWorkGroups } from './masters.ts'

/** What is published stays as it was. */
const published =
  (remove: Remover): Remover =>
  (db, person, key) =>
    db.transaction(async tx => {
      await freezePublished(tx)
      await remove(tx, person, key)
    })

/** How what the builder keeps is deleted. */
export const workflowRemovers = {
  workflowStep: published(removerOf(steps)),
  workflowAction: published(removerOf(actions)),
  workflowStepWorkgroup: published(removerOf(stepWorkGroups)),
  workflowOption: published(removerOf(options)),
  workflowTemplateCategory: published(removerOf(categories)),
  workflowNotification: published(removerOf(notifications)),
  workflowField: published(removerOf(fields)),
}
