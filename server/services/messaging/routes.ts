import { and, asc, eq } from 'drizzle-orm'
import type { messaging } from '#contract/messaging'
import type { AppType } from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { pageRows } from '../../database/pageRows.ts'
import { messageOptions, messageTemplates, workflowSteps } from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'
import { deliveryPage, resend } from './deliveries.ts'
import { msgTypes } from './msgTypes.ts'
import { preview } from './preview.ts'
import { saveOption } from './saveOption.ts'
import { saveTemplate } from './saveTemplate.ts'
import { templateFor } from './writeDelivery.ts'

export interface MessagingDeps {
  readonly db: Database
  readonly wakeJobs: () => void
  /** Where people reach the product, for the links in messages. */
  readonly origin: string
}

/** Only applications we know are ever stored. */
const typed = <Row extends { readonly appType: string }>(row: Row) => ({
  ...row,
  appType: row.appType as AppType,
})

/** Handlers of the message service: templates, options, the delivery log. */
export function messagingHandlers({ db, wakeJobs, origin }: MessagingDeps): Handlers<typeof messaging> {
  const options = () =>
    db.select().from(messageOptions).orderBy(asc(messageOptions.appType), asc(messageOptions.code))
  return {
    templateBind: ({ query }) =>
      db
        .select({
          id: messageTemplates.id,
          code: messageTemplates.code,
          name: messageTemplates.name,
          state: messageTemplates.state,
          msgType: messageTemplates.msgType,
        })
        .from(messageTemplates)
        .where(and(eq(messageTemplates.appType, query.appType), eq(messageTemplates.isActive, true)))
        .orderBy(asc(messageTemplates.name)),
    stateTemplateBind: async () => {
      const steps = await db.select().from(workflowSteps).orderBy(asc(workflowSteps.code))
      const bound = []
      for (const step of steps) {
        const template = await templateFor(db, 'quote item', step.code)
        bound.push({
          appType: 'quote item' as const,
          state: step.code,
          stateName: step.name,
          templateId: template?.id ?? null,
          templateCode: template?.code ?? '',
        })
      }
      return bound
    },
    templates: async ({ query }) =>
      pageRows(
        (
          await db
            .select()
            .from(messageTemplates)
            .orderBy(asc(messageTemplates.appType), asc(messageTemplates.state), asc(messageTemplates.code))
        ).map(typed),
        query,
      ),
    saveTemplate: ({ person, body }) => db.transaction(tx => saveTemplate(tx, person, body)),
    preview: ({ body }) => preview(db, origin, body),
    option: async ({ query }) =>
      (await options())
        .filter(row => row.isActive && (query.appType === undefined || row.appType === query.appType))
        .map(typed),
    options: async ({ query }) => pageRows((await options()).map(typed), query),
    saveOption: ({ person, body }) => db.transaction(async tx => typed(await saveOption(tx, person, body))),
    msgTypes: async () => msgTypes,
    deliveryLog: ({ query }) => deliveryPage(db, query),
    resend: async ({ person, body }) => {
      const delivery = await resend(db, person.login, body.id)
      wakeJobs()
      return delivery
    },
  }
}
