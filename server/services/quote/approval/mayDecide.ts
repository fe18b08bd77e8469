import { decidesAs } from '#domain/deputies'
import {
  type ApprovalStanding,
  approvalLabel,
  approvalsField,
  type Facts,
  validationTabIds,
} from '#domain/quoteItem'
import { fieldAccess, refuseEdit, type WorkflowDefinition } from '#domain/workflow'
import type { Person } from '../../../person/person.ts'
import { actorOf } from '../../quoteItem/access.ts'
import { stateOf } from '../../quoteItem/itemRow.ts'
import { stepOf } from '../../quoteItem/stepOf.ts'
import type { WorkItem } from '../../quoteItem/workItem.ts'
import { approversOf, askedOf, isPersonal } from './approversOf.ts'

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

/** Whether a person may decide something, and for whom: '' for nobody else. */
export interface MayDecide {
  /** Why they may not; '' when they may. */
  readonly refusal: string
  readonly onBehalfOf: string
}

const not = (refusal: string): MayDecide => ({ refusal, onBehalfOf: '' })

/** What the right of certain people is, or of their deputies. */
async function personalRight(
  on: Parameters<typeof approversOf>[0],
  work: WorkItem,
  person: Person,
  standing: ApprovalStanding,
  { marginFloor }: Facts,
): Promise<MayDecide> {
  const { approvalType } = standing
  const isPrice = approvalType === 'PRICE_BELOW_FLOOR'
  const approvers = await approversOf(on, work, standing, marginFloor)
  const { own, lent, pricedBy } = approvers
  const decides = decidesAs({
    login: person.login,
    approvers: own.map(({ login }) => login),
    standsInFor: lent.flatMap(({ login, onBehalfOf }) => (login === person.login ? [onBehalfOf] : [])),
    pricedBy,
  })
  if (decides.may) return { refusal: '', onBehalfOf: decides.onBehalfOf }
  if (decides.why === 'ownPrice') return not('Somebody else than who priced it decides.')
  if (!isPrice) return not(`${approvalLabel(approvalType)} asks for the scope APPROVE_DANGEROUS_GOODS`)
  if (own.length === 0) return not('Nobody may approve a price so far below its floor.')
  const names = askedOf(approvers).map(({ name }) => name)
  if (names.length === 0)
    return not('Its margin floor names nobody but who priced it: somebody else prices it.')
  return not(`It is for ${names.join(' or ')} to decide.`)
}

/** Whether the person may decide something that has to be approved. */
export async function mayDecide(
  on: Parameters<typeof approversOf>[0],
  definition: WorkflowDefinition,
  work: WorkItem,
  person: Person,
  standing: ApprovalStanding,
  facts: Facts,
): Promise<MayDecide> {
  const { item } = work
  if (item.isFinal || item.closeType !== null) return not('The item is closed.')
  return isPersonal(standing)
    ? personalRight(on, work, person, standing, facts)
    : not(refusalAtStep(definition, work, person, approvalLabel(standing.approvalType)))
}
