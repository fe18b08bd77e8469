import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { requestOf, type WireRequest } from '#contract/client'
import { workflow } from '#contract/workflow'
import { quoteItems } from '../../../server/database/schema/index.ts'
import { builtInLgx } from '../../../server/integrations/lgx/builtIn.ts'
import { createPeople } from '../../../server/person/people.ts'
import { createNotifier } from '../../../server/services/messaging/notifier.ts'
import { createDefinitions } from '../../../server/services/quoteItem/definition.ts'
import { act } from '../../../server/services/workflow/act.ts'
import type { Driver, Statement } from '../worklist/driver.ts'

/** ACCEPT and RELEASE of one item: as calls, and as the very statements that the server makes for them. */
export interface ItemActions {
  readonly calls: readonly WireRequest[]
  readonly statements: readonly (readonly Statement[])[]
}

const actions = ['ACCEPT', 'RELEASE']

/** Open items that wait for anybody in the workgroup. */
const waitingItems = ({ db }: Driver, workgroup: string, count: number) =>
  db
    .select({ id: quoteItems.id, quoteId: quoteItems.quoteId })
    .from(quoteItems)
    .where(
      and(
        eq(quoteItems.assignmentGroup, workgroup),
        isNull(quoteItems.assignee),
        isNull(quoteItems.closeType),
        sql`not ${quoteItems.isFinal} and not ${quoteItems.isOnHold}`,
      ),
    )
    .orderBy(desc(quoteItems.dateArrived), desc(quoteItems.id))
    .limit(count)

/** Accepts and releases `count` waiting items as `login`, writing down what the server's own code asks for. */
export async function recordActions(
  driver: Driver,
  login: string,
  workgroup: string,
  count: number,
): Promise<ItemActions[]> {
  const { db } = driver
  const definitions = createDefinitions(db)
  await definitions.current()
  const deps = {
    db,
    definitions,
    lgx: builtInLgx(db),
    notifier: createNotifier({
      origin: 'http://localhost',
      wake: () => undefined,
      today: () => '2026-03-16',
    }),
  }
  const person = await createPeople(db).find(login)
  if (person === null) throw new Error(`There is no ${login} here.`)
  const recorded: ItemActions[] = []
  for (const { id, quoteId } of await waitingItems(driver, workgroup, count)) {
    const statements: Statement[][] = []
    for (const action of actions) {
      const made = await driver.statementsDuring(async () => {
        const { details } = await act(deps, person, { action, quoteItemId: id, reason: '', comment: '' })
        if (!details.actionOk) throw new Error(`${action}: ${details.actionMessage}`)
      })
      statements.push(made)
    }
    const calls = actions.map(action =>
      requestOf(workflow.action, { body: { action, quoteId, quoteItemId: id } }),
    )
    recorded.push({ calls, statements })
  }
  return recorded
}
