import { dateTime, listed } from '#domain/formats'
import { type Finding, type ItemSections, palletKeys, staleness, tabLabels } from '#domain/quoteItem'
import { type DesignApproval, designApproval } from './designApproval.ts'
import type { TicketLack, TicketRelease } from './ticket.ts'
import type { TicketInput } from './ticketInput.ts'

const lack = (tab: keyof typeof tabLabels, message: string): TicketLack => ({ tab: tabLabels[tab], message })

/** One line a tab: what is wrong there first, and how much more there is. */
function foundLacks(findings: readonly Finding[]): TicketLack[] {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const tabs = [...new Set(errors.map(({ tab }) => tab))]
  return tabs.map(tab => {
    const messages = [...new Set(errors.filter(each => each.tab === tab).map(({ message }) => message))]
    const more = messages.length - 1
    return lack(tab, more === 0 ? `${messages[0]}` : `${messages[0]} (and ${more} more)`)
  })
}

function standingLacks({ item, workflow }: TicketInput): TicketLack[] {
  const last = workflow.history.find(({ fromStep, toStep }) => fromStep !== toStep)
  const actions = workflow.steps.find(({ code }) => code === last?.fromStep)?.actions ?? []
  const isGivenUp = actions.some(({ code, direction }) => code === last?.action && direction === 'out')
  return [
    ...(item.isOnHold ? [lack('wf', 'The item is on hold.')] : []),
    ...(item.closeType === 'archive' ? [lack('wf', 'The item is archived.')] : []),
    ...(item.closeType === 'trash' ? [lack('wf', 'The item is in the trash.')] : []),
    ...(isGivenUp ? [lack('wf', `The item was closed: ${last?.actionName}.`)] : []),
  ]
}

/** What no job can be run without, whatever the item's step asks for. */
function contentLacks(item: ItemSections): TicketLack[] {
  const { product, design, palletization } = item
  const since = palletKeys.flatMap(key => {
    const { calculatedFrom } = item[key]
    return calculatedFrom === null ? [] : staleness(calculatedFrom, item)
  })
  return [
    ...((product.expectedOrderQuantity ?? 0) > 0 ? [] : [lack('overview', 'There is no order quantity.')]),
    ...(product.preferredPlantCode === '' ? [lack('overview', 'There is no plant.')] : []),
    ...(design.designSteps.length === 0 ? [lack('design', 'There is no route.')] : []),
    ...((palletization.totalPalletQty ?? 0) > 0 ? [] : [lack('pallet', 'No load is calculated.')]),
    ...(since.length === 0 ? [] : [lack('pallet', `Calculated before ${listed([...new Set(since)])}.`)]),
  ]
}

const approvalWords = (approval: DesignApproval, timeZone: string): string => {
  if (approval.state === 'open') return ''
  if (approval.state === 'unrecorded') return 'Design passed; who approved it is not on record'
  const done = approval.isBypassed ? 'Design passed by' : 'Design approved by'
  return `${done} ${approval.by}, ${dateTime(approval.at, timeZone)}`
}

/**
 * Whether the job may be run as the item stands: its design is approved, nothing that a job needs is missing, no rule finds
 * an error, and the item is not held, closed or given up. What nobody has ordered yet says so beside its approval.
 */
export function releaseOf(input: TicketInput): TicketRelease {
  const { item, workflow, timeZone } = input
  const approval = designApproval(item.step, workflow.steps, workflow.history)
  const found = foundLacks(item.findings)
  const isSaid = ({ tab }: TicketLack) => found.some(each => each.tab === tab)
  const lacks = [
    ...standingLacks(input),
    ...(approval.state === 'open' ? [lack('design', 'The design is not approved.')] : []),
    ...contentLacks(item).filter(each => !isSaid(each)),
    ...found,
  ]
  const approved = approvalWords(approval, timeZone)
  return {
    isReleased: lacks.length === 0,
    approval: approved === '' || item.isOrdered ? approved : `${approved} – not ordered yet`,
    lacks,
  }
}
