import { z } from 'zod'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { anyOrCode, nameOf, savedFrom, version } from './fields.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'

export { WorkflowNotificationInput } from './inputs.ts'

export const WorkflowNotificationRow = z
  .object({
    id: z.int(),
    description: z.string(),
    actionCode: z.string().nullable(),
    actionName: z.string(),
    stepCode: z.string().nullable(),
    stepName: z.string(),
    recipient: z.enum(['initiator', 'assignee', 'workgroup', 'approvers', 'customer', 'address']),
    address: z.string(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'WorkflowNotificationRow' })
export type WorkflowNotificationRow = z.infer<typeof WorkflowNotificationRow>

const WorkflowNotificationSave = z.object({
  id: id.optional(),
  version: savedFrom,
  description: nameOf('Description'),
  actionCode: anyOrCode.default(null),
  stepCode: anyOrCode.default(null),
  recipient: z.enum(['initiator', 'assignee', 'workgroup', 'approvers', 'customer', 'address']),
  address: z.union([z.literal(''), z.email('Email not valid')]).default(''),
  isActive: z.boolean().default(true),
})

/** Whom messages go to. */
export const notificationCalls = {
  notifications: listOf(
    'Notifications',
    WorkflowNotificationRow,
    'Whom a message goes to when an action moves an item',
  ),
  saveNotification: saveOf(
    'Notifications',
    WorkflowNotificationRow,
    WorkflowNotificationSave,
    'Creates or updates a notification',
  ),
  deleteNotification: deleteOf('Notifications', id, 'Deletes a notification that is inactive'),
} satisfies Service
