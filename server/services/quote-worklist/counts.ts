import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assigneeCounts, workgroups, worklistCounts } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { newWorkCounts } from '../quote/newWork/newWorkCounts.ts'
import { sampleCounts } from '../quote/samples/sampleRows.ts'
import type { WorklistDeps } from './worklist.ts'

/** The workgroups of the person, with the department of each and how many open items wait there. */
async function groupsOf(db: Database, person: Person) {
  if (person.workGroups.length === 0) return []
  return db
    .select({ code: workgroups.code, department: workgroups.department, waiting: worklistCounts.count })
    .from(workgroups)
    .leftJoin(
      worklistCounts,
      and(eq(worklistCounts.assignmentGroup, workgroups.code), eq(worklistCounts.isOnHold, false)),
    )
    .where(inArray(workgroups.code, [...person.workGroups]))
}

/** Open items per workgroup of the person, with the person, and with each sales rep they coordinate. */
export async function worklistTotals({ db }: Pick<WorklistDeps, 'db'>, person: Person) {
  const [groups, assigned] = await Promise.all([
    groupsOf(db, person),
    db
      .select()
      .from(assigneeCounts)
      .where(inArray(assigneeCounts.assignee, [person.login, ...person.salesReps])),
  ])
  const known = new Map(groups.map(group => [group.code, group]))
  const groupsIn = (department: string) =>
    person.workGroups.filter(code => known.get(code)?.department === department)
  const [newWork, samples] = await Promise.all([
    newWorkCounts(db, person, groupsIn('NEWWORK')),
    sampleCounts(db, groupsIn('SAMPLE')),
  ])
  const holding = new Map(assigned.map(row => [row.assignee, row.count]))
  return {
    assignedToMe: holding.get(person.login) ?? 0,
    groups: person.workGroups.map(code => ({ code, count: known.get(code)?.waiting ?? 0 })),
    newWork,
    samples,
    salesReps: person.salesReps.map(code => ({ code, assignedCount: holding.get(code) ?? 0 })),
  }
}
