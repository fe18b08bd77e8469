import type { EmptyWords } from '../worklistKind.ts'

interface Known {
  readonly salesReps: readonly { readonly login: string; readonly name: string }[]
  readonly workgroups: readonly { readonly code: string; readonly description: string }[]
  /** Whether the person works for a vendor, who sees the vendor's own orders only. */
  readonly isVendor: boolean
}

interface NewWorkPlace {
  readonly ask: Readonly<Record<string, string>>
  readonly title: string
  readonly empty: EmptyWords
}

const waits = 'An order comes here when somebody else has taken it on and it is your turn.'

/** What the new-work worklist at an address asks, is called, and says when it is empty. */
export function newWorkPlace(group: string, { salesReps, workgroups, isVendor }: Known): NewWorkPlace {
  if (group === 'action') {
    return {
      ask: { vendorWorklist: 'true', action: 'true' },
      title: isVendor ? 'Orders That Wait For You' : 'New Work: Needs Action',
      empty: { title: 'Nothing waits for you', text: waits },
    }
  }
  if (group === 'all') {
    return {
      ask: { allWorklist: 'true' },
      title: isVendor ? 'All Orders' : 'All New Work',
      empty: {
        title: 'There are no open orders',
        text: 'This list holds every order that is not invoiced, and the quote items that wait for one.',
      },
    }
  }
  const workgroup = workgroups.find(({ code }) => code === group)
  if (workgroup !== undefined) {
    return {
      ask: { AssignmentGroup: group },
      title: workgroup.description,
      empty: {
        title: 'No work waits here',
        text: `This list holds the orders and quote items that wait for ${workgroup.description}.`,
      },
    }
  }
  const name = salesReps.find(({ login }) => login === group)?.name ?? group
  return {
    ask: { salesRepCode: group },
    title: `New Work Of ${name}`,
    empty: {
      title: 'No open orders',
      text: `This list holds the orders for quotes of ${name}. They appear when an item of theirs is won.`,
    },
  }
}
