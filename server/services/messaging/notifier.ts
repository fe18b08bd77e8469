import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customers, users, userWorkgroups, workflowNotifications } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { approvalWords } from '../quote/approval/approvalWords.ts'
import { openApprovers } from '../quote/approval/openApprovers.ts'
import { itemOrProblem, type OwnedItem } from '../quoteItem/itemRow.ts'
import { readWorkgroupName } from '../quoteItem/workflowNames.ts'
import { itemValues } from './itemValues.ts'
import { writeDelivery } from './writeDelivery.ts'

/** An action that moved an item, after it was stored. */
export interface Move {
  readonly person: Person
  readonly quoteItemId: number
  readonly actionCode: string
  readonly actionName: string
  readonly fromStep: string
  readonly reason: string
  readonly comment: string
}

export interface Notifier {
  /** Writes the messages a move causes, in the transaction of the move: with it or not at all. */
  moved(tx: Database, move: Move): Promise<void>
  /** The move is stored: somebody may look for its messages. */
  wake(): void
}

type Notification = typeof workflowNotifications.$inferSelect
type Recipients = {
  readonly addresses: readonly string[]
  readonly refusal: string
  /** What waits for whom to approve, by their address; of others nothing does. */
  readonly approvals?: ReadonlyMap<string, string>
}

const found = (addresses: readonly string[], refusal: string): Recipients => {
  const kept = [...new Set(addresses.filter(address => address !== ''))]
  return { addresses: kept, refusal: kept.length === 0 ? refusal : '' }
}

async function addressOf(tx: Database, login: string | null, actor: string): Promise<readonly string[]> {
  if (login === null || login === actor) return []
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.login, login), eq(users.isActive, true)))
  return rows.map(row => row.email)
}

/** Who a notification is for; nobody is told what they did themselves. */
async function recipientsOf(
  tx: Database,
  notification: Notification,
  { item }: OwnedItem,
  actor: Person,
  today: string,
): Promise<Recipients> {
  switch (notification.recipient) {
    case 'initiator':
      return found(await addressOf(tx, item.initiator, actor.login), '')
    case 'assignee':
      return found(await addressOf(tx, item.assignee, actor.login), '')
    case 'workgroup': {
      if (item.assignmentGroup === null) return found([], '')
      const members = await tx
        .select({ login: users.login, email: users.email })
        .from(userWorkgroups)
        .innerJoin(users, eq(users.id, userWorkgroups.userId))
        .where(and(eq(userWorkgroups.workgroupCode, item.assignmentGroup), eq(users.isActive, true)))
        .orderBy(asc(users.login))
      const refusal =
        members.length === 0
          ? `Workgroup ${await readWorkgroupName(tx, item.assignmentGroup)} has no members.`
          : ''
      return found(
        members.filter(member => member.login !== actor.login).map(member => member.email),
        refusal,
      )
    }
    case 'approvers': {
      const approvers = (await openApprovers(tx, item.id, today)).filter(({ login }) => login !== actor.login)
      const approvals = new Map<string, string>()
      for (const address of new Set(approvers.map(({ email }) => email))) {
        const theirs = approvers.filter(({ email }) => email === address)
        approvals.set(address, await approvalWords(tx, theirs))
      }
      return { ...found([...approvals.keys()], ''), approvals }
    }
    case 'customer': {
      const rows = await tx
        .select({ email: customers.email })
        .from(customers)
        .where(eq(customers.customerCode, item.customerCode))
      return found(
        rows.map(row => row.email),
        `Customer ${item.customerName || item.customerCode} has no e-mail address.`,
      )
    }
    case 'address':
      return found([notification.address], 'The notification has no address.')
  }
}

/** Messages of the workflow. `origin`: where people reach the product, for the link to the item; `today`: as `YYYY-MM-DD`. */
export function createNotifier({
  origin,
  wake,
  today,
}: {
  readonly origin: string
  readonly wake: () => void
  readonly today: () => string
}): Notifier {
  return {
    wake,
    moved: async (tx, move) => {
      const owned = await itemOrProblem(tx, move.quoteItemId)
      const { item } = owned
      const { actionCode, stepCode, isActive, id } = workflowNotifications
      const notifications = await tx
        .select()
        .from(workflowNotifications)
        .where(
          and(
            eq(isActive, true),
            or(isNull(actionCode), eq(actionCode, move.actionCode)),
            or(isNull(stepCode), eq(stepCode, item.stepCode)),
          ),
        )
        .orderBy(asc(id))
      if (notifications.length === 0) return
      const values = await itemValues(tx, item.id, origin, {
        who: move.person.name,
        action: move.actionName,
        fromStep: move.fromStep,
        reason: move.reason,
        comment: move.comment,
      })
      const told = new Set<string>()
      // Nobody is told twice, and who is to approve is told what: they come first.
      const isOfApprovers = ({ recipient }: Notification) => recipient === 'approvers'
      const inTurn = notifications.toSorted((a, b) => Number(isOfApprovers(b)) - Number(isOfApprovers(a)))
      for (const notification of inTurn) {
        const { addresses, refusal, approvals } = await recipientsOf(
          tx,
          notification,
          owned,
          move.person,
          today(),
        )
        const about = {
          appType: 'quote item' as const,
          state: item.stepCode,
          values,
          quoteId: item.quoteId,
          quoteItemId: item.id,
          createdBy: move.person.login,
        }
        if (refusal !== '') await writeDelivery(tx, { ...about, recipient: '', refusal })
        for (const recipient of addresses.filter(address => !told.has(address))) {
          told.add(recipient)
          const theirs = { ...values, approvals: approvals?.get(recipient) ?? '' }
          await writeDelivery(tx, { ...about, values: theirs, recipient, refusal: '' })
        }
      }
    },
  }
}
