import {
  type ApprovalStanding,
  approvalFlag,
  approvalLabel,
  approvalsField,
  type Facts,
  rowPath,
  validationTabIds,
} from '#domain/quoteItem'
import { fieldAccess, refuseEdit, type WorkflowDefinition } from '#domain/workflow'
import { lastLoginUnder } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { actorOf } from '../../quoteItem/access.ts'
import { stateOf } from '../../quoteItem/itemRow.ts'
import type { WorkItem } from '../../quoteItem/readItems.ts'
import { stepOf } from '../../quoteItem/stepOf.ts'
import { approversOf } from './approversOf.ts'

/** Why nobody who works on the item may decide it where it stands, or not this person; '' when they may. */
function refusalAtStep(
  definition: WorkflowDefinition,
  { item, quote, assigneeName }: WorkItem,
  person: Person,
  label: string,
): string {
  const step = stepOf(definition, item)
  const { readOnly } = fieldAccess(step, validationTabIds.appr ?? 0, approvalsField)
  if (readOnly) return `${label} is not decided at ${step.name}.`
  return refuseEdit(step, stateOf({ ...item, assigneeName }), actorOf(person, quote.owner))
}

async function refusalOfPrice(
  db: Database,
  work: WorkItem,
  person: Person,
  standing: ApprovalStanding,
  { marginFloor }: Facts,
): Promise<string> {
  const approvers = await approversOf(db, work, standing, marginFloor)
  if (!approvers.some(({ login }) => login === person.login))
    return approvers.length === 0
      ? 'Nobody may approve a price so far below its floor.'
      : `It is for ${approvers.map(({ name }) => name).join(' or ')} to decide.`
  const thing = { what: 'quoteItem', key: String(work.item.id) }
  const pricedBy = await lastLoginUnder(db, thing, `pricing.${rowPath('details', standing.about)}`)
  return pricedBy === person.login ? 'Somebody else than who priced it decides.' : ''
}

/** Why the person may not decide something that has to be approved; '' when they may. */
export async function refusalOf(
  db: Database,
  definition: WorkflowDefinition,
  work: WorkItem,
  person: Person,
  standing: ApprovalStanding,
  facts: Facts,
): Promise<string> {
  const { item } = work
  if (item.isFinal || item.closeType !== null) return 'The item is closed.'
  const { approvalType } = standing
  if (approvalFlag(approvalType) !== undefined)
    return person.scopes.includes('APPROVE_DANGEROUS_GOODS')
      ? ''
      : `${approvalLabel(approvalType)} asks for the scope APPROVE_DANGEROUS_GOODS`
  return approvalType === 'PRICE_BELOW_FLOOR'
    ? refusalOfPrice(db, work, person, standing, facts)
    : refusalAtStep(definition, work, person, approvalLabel(approvalType))
}
