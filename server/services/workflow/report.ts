import { asc, inArray } from 'drizzle-orm'
import type { CallOutput } from '#contract/endpoint'
import type { workflow } from '#contract/workflow'
import { itemReference } from '#domain/quotes'
import { workflowHistory } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { maySee } from '../quoteItem/access.ts'
import { readItems } from '../quoteItem/readItems.ts'
import type { WorkflowDeps } from './act.ts'

type Report = CallOutput<typeof workflow.report>
type Stay = Report[number]['stays'][number]

const hoursBetween = (from: Date, to: Date): number =>
  Math.round(((to.getTime() - from.getTime()) / 3_600_000) * 10) / 10

/** Where each item was, how long, and who moved it on; items the person may not see are left out. */
export async function workflowReport(
  { db, definitions }: WorkflowDeps,
  person: Person,
  ids: readonly number[],
  now: Date,
): Promise<Report> {
  const entries = await db
    .select()
    .from(workflowHistory)
    .where(inArray(workflowHistory.quoteItemId, [...ids]))
    .orderBy(asc(workflowHistory.at), asc(workflowHistory.id))
  const works = new Map((await readItems(db, ids)).map(work => [work.item.id, work]))
  const report: Report = []
  for (const id of new Set(ids)) {
    const work = works.get(id)
    if (work === undefined) throw notFound(`Quote item ${id}`)
    if (!maySee(person, work)) continue
    const { item, quote } = work
    const definition = await definitions.of(item.templateId)
    const nameOf = (code: string) => definition.steps.find(step => step.code === code)?.name ?? code
    const moves = entries.filter(entry => entry.quoteItemId === id && entry.fromStep !== entry.toStep)
    const stays: Stay[] = []
    const first = moves[0]
    let step = first === undefined ? item.stepCode : first.fromStep || first.toStep
    let from = item.dateInitiated
    for (const move of moves) {
      if (move.fromStep !== '') {
        stays.push({
          step,
          stepName: nameOf(step),
          from: from.toISOString(),
          to: move.at.toISOString(),
          hours: hoursBetween(from, move.at),
          leftBy: move.who,
          action: move.actionName,
        })
      }
      step = move.toStep
      from = move.at
    }
    stays.push({
      step: item.stepCode,
      stepName: item.stepName,
      from: from.toISOString(),
      to: null,
      hours: hoursBetween(from, now),
      leftBy: '',
      action: '',
    })
    report.push({
      workflowId: id,
      reference: itemReference(quote.id, item.itemNo),
      template: definition.name,
      templateVersion: definition.version,
      step: item.stepCode,
      stepName: item.stepName,
      isFinal: item.isFinal,
      stays,
    })
  }
  return report
}
