import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteItems, workgroups, worklistCounts } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { sampleCounts } from '../quote/samples/sampleRows.ts'
import { newWorkCounts } from './newWork.ts'
import { isOpen } from './scope.ts'
import type { WorklistDeps } from './worklist.ts'

/** The department of each workgroup of the person. */
async function departmentsOf(db: Database, person: Person): Promise<ReadonlyMap<string, string>> {
  if (person.workGroups.length === 0) return new Map()
  const rows = await db
    .select({ code: workgroups.code, department: workgroups.department })
    .from(workgroups)
    .where(inArray(workgroups.code, [...person.workGroups]))
  return new Map(rows.map(row => [row.code, row.department]))
}

/** Open items per workgroup of the person, with the person, and with each sales rep they coordinate. */
export async function worklistTotals(deps: WorklistDeps, person: Person) {
  const { db } = deps
  const departments = await departmentsOf(db, person)
  const groupsIn = (department: string) =>
    person.workGroups.filter(code => departments.get(code) === department)
  const logins = [person.login, ...person.salesReps]
  const [groups, assigned, newWork, samples] = await Promise.all([
    person.workGroups.length === 0
      ? []
      : db
          .select({ code: worklistCounts.assignmentGroup, count: worklistCounts.count })
          .from(worklistCounts)
          .where(
            and(
              inArray(worklistCounts.assignmentGroup, [...person.workGroups]),
              eq(worklistCounts.isOnHold, false),
            ),
          ),
    db
      .select({ login: sql<string>`${quoteItems.assignee}`, count: count() })
      .from(quoteItems)
      .where(and(inArray(quoteItems.assignee, logins), isOpen(false)))
      .groupBy(quoteItems.assignee),
    newWorkCounts(deps, person, groupsIn('NEWWORK')),
    sampleCounts(db, groupsIn('SAMPLE')),
  ])
  const waiting = new Map(groups.map(group => [group.code, group.count]))
  const holding = new Map(assigned.map(row => [row.login, row.count]))
  return {
    assignedToMe: holding.get(person.login) ?? 0,
    groups: person.workGroups.map(code => ({ code, count: waiting.get(code) ?? 0 })),
    newWork,
    samples,
    salesReps: person.salesReps.map(code => ({ code, assignedCount: holding.get(code) ?? 0 })),
  }
}
