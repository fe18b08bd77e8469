import { and, eq, ne } from 'drizzle-orm'
import type { MessageTemplate, messaging } from '#contract/messaging'
import { checkTemplate } from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { messageTemplates, workflowSteps } from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { saveRow } from '../masters/rowMaster.ts'
import { messageTemplateMaster } from './masters.ts'
import { msgTypes } from './msgTypes.ts'
import { optionsOf } from './optionValues.ts'

type Body = Call<typeof messaging.saveTemplate>['body']

const refuse = (path: string, message: string): never => {
  throw new Problem('rule-failed', message, { errors: [{ path, message }] })
}

/** Creates or changes a message template: while it is active its placeholders exist, and it is the only one for its state. */
export async function saveTemplate(tx: Database, person: Person, body: Body): Promise<MessageTemplate> {
  const { id, version, ...values } = body
  if (!msgTypes.some(type => type.code === values.msgType)) {
    refuse('msgType', `There is no kind of message ${values.msgType}.`)
  }
  if (values.appType === 'quote item' && values.state !== '') {
    const steps = await tx.select().from(workflowSteps).where(eq(workflowSteps.code, values.state))
    if (steps.length === 0) refuse('state', `There is no step ${values.state}.`)
  }
  const codes = Object.keys(await optionsOf(tx, values.appType))
  const checked = values.isActive ? (['subject', 'body'] as const) : []
  const problems = checked.flatMap(path =>
    checkTemplate(values.appType, values[path], codes).map(({ message }) => ({ path, message })),
  )
  const [first] = problems
  if (first !== undefined) throw new Problem('rule-failed', first.message, { errors: problems })
  if (values.isActive && values.appType === 'quote item') await assertOnlyOne(tx, values, id)
  const row = await saveRow(tx, person, messageTemplateMaster, { id, version }, values)
  return { ...row, appType: values.appType }
}

async function assertOnlyOne(
  tx: Database,
  { appType, state }: Pick<Body, 'appType' | 'state'>,
  id: number | undefined,
): Promise<void> {
  const [other] = await tx
    .select({ code: messageTemplates.code })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.appType, appType),
        eq(messageTemplates.state, state),
        eq(messageTemplates.isActive, true),
        id === undefined ? undefined : ne(messageTemplates.id, id),
      ),
    )
  if (other !== undefined) {
    refuse(
      'state',
      `${other.code} speaks for ${state === '' ? 'any state' : state} already. Deactivate it first.`,
    )
  }
}
