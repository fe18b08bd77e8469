import { and, eq } from 'drizzle-orm'
import type { CallOutput, Endpoint } from '#contract/endpoint'
import type { workflowBuilder } from '#contract/workflow-builder'
import { ruledFieldWords } from '#domain/workflow'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { workflowValidations } from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import { Problem } from '../../problem/problem.ts'
import { activeFields } from './activeFields.ts'
import { templates } from './masters.ts'
import { ruleCode } from './rules.ts'
import { stepInDraft, validationRows } from './templateParts.ts'

type Body<Row extends Endpoint> = Call<Row>['body']
type Saved<Row extends Endpoint> = Promise<CallOutput<Row>>
type Many = CallOutput<typeof workflowBuilder.saveValidations>
type Rule = Body<typeof workflowBuilder.saveValidations>['rules'][number]
type Stored = typeof workflowValidations.$inferSelect

/** Where the fields of a rule stand in the body, and which part of what is stored answers a stale save. */
interface Asked {
  readonly pathOf: (index: number, field: keyof Rule) => string
  readonly shown: (stored: Many) => unknown
}

const many: Asked = { pathOf: (index, field) => `rules.${index}.${field}`, shown: stored => stored }
const one: Asked = { pathOf: (_, field) => field, shown: ({ rules }) => rules[0] ?? null }

const keyOf = ({ tabId, fieldName }: Pick<Rule, 'tabId' | 'fieldName'>): string => `${tabId}.${fieldName}`

const refuse = (path: string, detail: string, message: string): never => {
  throw new Problem('rule-failed', detail, { errors: [{ path, message }] })
}

/** What the active fields that rules name are called, by tab and name; refuses a rule that cannot be. */
async function labelsOf(
  tx: Database,
  rules: readonly Rule[],
  stored: ReadonlyMap<string, Stored>,
  { pathOf }: Asked,
) {
  const labels = new Map((await activeFields(tx)).map(field => [keyOf(field), field.label]))
  for (const [index, rule] of rules.entries()) {
    const { readOnly, required } = rule
    if (required && readOnly) {
      const detail = 'A field nobody can edit cannot be required.'
      refuse(pathOf(index, 'required'), detail, 'not together with read-only')
    }
    // What is not in use any more can only lose its rule.
    if (!labels.has(keyOf(rule)) && !(readOnly && stored.has(keyOf(rule)))) {
      const detail = `${ruledFieldWords(rule)} is not an active field.`
      refuse(pathOf(index, 'fieldName'), detail, 'is not an active field of the tab')
    }
    if (rules.findIndex(other => keyOf(other) === keyOf(rule)) < index) {
      refuse(pathOf(index, 'fieldName'), `${ruledFieldWords(rule)} is named twice.`, 'is named twice')
    }
  }
  return labels
}

/** The rules of a step by tab and field, locked until the transaction ends. */
async function lockedRules(tx: Database, templateStepId: number): Promise<ReadonlyMap<string, Stored>> {
  const ofStep = eq(workflowValidations.templateStepId, templateStepId)
  const rows = await tx.select().from(workflowValidations).where(ofStep).for('update')
  return new Map(rows.map(row => [keyOf(row), row]))
}

const sentence = (labels: readonly string[]): string =>
  labels.length === 1
    ? `The rule of ${labels[0]} was changed by someone else in the meantime.`
    : `The rules of ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)} were changed by someone else in the meantime.`

async function saveAll(
  tx: Database,
  who: string,
  { templateStepId, rules }: Body<typeof workflowBuilder.saveValidations>,
  asked: Asked,
): Promise<Many> {
  const step = await stepInDraft(tx, who, templateStepId)
  const stored = await lockedRules(tx, step.id)
  const labels = await labelsOf(tx, rules, stored, asked)
  const now = async (): Promise<Many> => {
    const rows = (await validationRows(tx, step.templateId)).filter(row => row.templateStepId === step.id)
    const saved = rules.flatMap(rule => rows.find(row => keyOf(row) === keyOf(rule)) ?? [])
    return { templateId: step.templateId, templateStepId: step.id, rules: saved }
  }
  // A change of a published rule is one of the draft's as long as the draft says the same. Of a field without a rule,
  // that there was none yet is what the save started from.
  const seen = step.id === templateStepId ? null : await lockedRules(tx, templateStepId)
  const isStale = (rule: Rule): boolean => {
    const row = stored.get(keyOf(rule))
    return seen === null
      ? rule.version !== row?.rowVersion
      : ruleCode(row) !== ruleCode(seen.get(keyOf(rule)))
  }
  const stale = rules.filter(isStale)
  if (stale.length > 0) {
    const names = stale.map(rule => labels.get(keyOf(rule)) ?? rule.fieldName)
    throw new Problem('stale', sentence(names), { current: asked.shown(await now()) })
  }
  for (const { tabId, fieldName, readOnly, required } of rules) {
    const row = stored.get(keyOf({ tabId, fieldName }))
    if (row === undefined) {
      const rule = { templateStepId: step.id, tabId, fieldName, readOnly, required }
      await tx.insert(workflowValidations).values(rule)
    } else if (ruleCode(row) !== ruleCode({ readOnly, required })) {
      await tx
        .update(workflowValidations)
        .set({ readOnly, required, rowVersion: row.rowVersion + 1 })
        .where(
          and(
            eq(workflowValidations.templateStepId, step.id),
            eq(workflowValidations.tabId, tabId),
            eq(workflowValidations.fieldName, fieldName),
          ),
        )
    }
  }
  const lines = (codeOf: (rule: Rule) => string) =>
    Object.fromEntries(rules.map(rule => [`${step.stepCode}/rule.${keyOf(rule)}`, codeOf(rule)]))
  await logChanges(
    tx,
    who,
    { what: templates.kind, key: String(step.templateId), quoteId: null },
    lines(rule => ruleCode(stored.get(keyOf(rule)))),
    lines(ruleCode),
  )
  return now()
}

/** Says what a step lets people do with some fields, in the draft: all of it, or none when one was changed meanwhile. */
export const saveRules = (
  tx: Database,
  who: string,
  body: Body<typeof workflowBuilder.saveValidations>,
): Saved<typeof workflowBuilder.saveValidations> => saveAll(tx, who, body, many)

/** Says what a step lets people do with a field, in the draft. */
export async function saveRule(
  tx: Database,
  who: string,
  { templateStepId, ...rule }: Body<typeof workflowBuilder.saveValidation>,
): Saved<typeof workflowBuilder.saveValidation> {
  const { rules } = await saveAll(tx, who, { templateStepId, rules: [rule] }, one)
  const [saved] = rules
  if (saved === undefined) throw new Error(`The rule of ${rule.fieldName} was not stored.`)
  return saved
}
