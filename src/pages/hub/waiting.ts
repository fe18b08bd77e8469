import type { CallOutput } from '#contract/endpoint'
import type { quoteWorklist } from '#contract/quote-worklist'
import type { SignedInUser } from '#contract/security'

type Counts = CallOutput<typeof quoteWorklist.counts>

/** A worklist with the number of items in it. */
export interface Waiting {
  readonly id: string
  readonly to: string
  readonly label: string
  readonly count: number
}

/** Departments whose work has worklists of its own (DECISIONS N22). */
const departmentsElsewhere = ['NEWWORK', 'SAMPLE']

/** What waits for a person: with themselves, with the sales reps they coordinate, in their workgroups. */
export function waiting(user: SignedInUser, counts: Counts): Waiting[] {
  const own = { id: 'me', to: '/assignedtome', label: 'Assigned to me', count: counts.assignedToMe }
  const reps = user.salesReps.map(({ code, name }) => ({
    id: `rep ${code}`,
    to: `/assignedtome/${encodeURIComponent(code)}`,
    label: `Assigned to ${name}`,
    count: counts.salesReps.find(rep => rep.code === code)?.assignedCount ?? 0,
  }))
  const groups = user.workGroups
    .filter(({ department }) => !departmentsElsewhere.includes(department))
    .map(({ code, description }) => ({
      id: `group ${code}`,
      to: `/worklist/${encodeURIComponent(code)}`,
      label: description,
      count: counts.groups.find(group => group.code === code)?.count ?? 0,
    }))
  return [own, ...reps, ...groups]
}
