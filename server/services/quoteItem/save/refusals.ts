import { text } from '#domain/messages'
import {
  type About,
  type Change,
  changesOf,
  type Finding,
  fieldAt,
  fieldLabel,
  firstField,
  type ItemSections,
  isMissing,
  react,
  type SectionKey,
  sections,
  validationTabIds,
  valueAt,
} from '#domain/quoteItem'
import { fieldAccess, type WorkflowStep } from '#domain/workflow'
import type { Person } from '../../../person/person.ts'
import { type FieldError, Problem } from '../../../problem/problem.ts'

function refuse(errors: readonly FieldError[], sentence?: string): void {
  if (errors.length === 0) return
  throw new Problem('rule-failed', sentence ?? errors.map(({ message }) => message).join('. '), {
    errors: [...errors],
  })
}

/** Why nobody, or not this person, may change the field of a section at the step; '' when they may. */
function refusalOf(
  section: SectionKey,
  field: string,
  step: WorkflowStep,
  { scopes }: Pick<Person, 'scopes'>,
): string {
  const label = fieldLabel(section, field)
  const { readOnly } = fieldAccess(step, validationTabIds[sections[section].tab] ?? 0, field)
  if (readOnly) return `${label} is read-only at ${step.name}`
  const known = fieldAt(section, field)
  const scope = known?.kind === 'flag' ? known.scope : undefined
  return scope === undefined || scopes.includes(scope) ? '' : `${label} asks for the scope ${scope}`
}

/** An item before a save of one of its sections, and as it was sent. */
interface Sent {
  readonly section: SectionKey
  readonly stored: ItemSections
  readonly sent: ItemSections
  readonly about: About
}

/** The fields that hold what was sent only because the person said so: they do not follow from the rest of it. */
function ownOf({ section, stored, sent, about }: Sent, fields: readonly string[]): string[] {
  const isOld = ([name]: [string, unknown]) => fields.includes(name)
  const old = Object.fromEntries(Object.entries(stored[section]).filter(isOld))
  const left: ItemSections = { ...sent, [section]: { ...sent[section], ...old } }
  const follows = react(stored, left, about).sections[section]
  const differing = changesOf(sections[section].fields, follows, sent[section])
  return fields.filter(field => differing.some(({ path }) => firstField(path) === field))
}

/**
 * Refuses a change of what the item's present step keeps read-only, or this person may not change. What follows from
 * other changes by itself asks for no right of its own.
 */
export function assertWritable(
  save: Sent,
  changes: readonly Change[],
  step: WorkflowStep,
  person: Person,
): void {
  const { section } = save
  const names = [...new Set(changes.map(({ path }) => firstField(path)))]
  const refusals = new Map(
    names
      .map(field => [field, refusalOf(section, field, step, person)] as const)
      .filter(([, message]) => message !== ''),
  )
  const own = refusals.size === 0 ? [] : ownOf(save, [...refusals.keys()])
  refuse(own.map(field => ({ path: `${section}.${field}`, message: refusals.get(field) ?? '' })))
}

/** Refuses a change to a code that is not among its field's choices, or that nobody can choose. */
export function assertChoices(section: SectionKey, changes: readonly Change[]): void {
  const wrong = changes.filter(({ path, new: now }) => {
    const field = fieldAt(section, path)
    if (field?.kind !== 'choice' || field.choices === null || now === '' || now === null) return false
    const choices: readonly { readonly code: string; readonly selectable?: boolean }[] = field.choices
    return !choices.some(({ code, selectable = true }) => code === now && selectable)
  })
  refuse(
    wrong.map(({ path }) => ({ path: `${section}.${path}`, message: text('formOneOf') })),
    wrong
      .map(({ path, new: now }) => `${fieldLabel(section, path)} ${String(now)} cannot be chosen.`)
      .join(' '),
  )
}

/**
 * Refuses what is wrong; what is still missing may be saved for later, and what nobody can mend at this step is no reason
 * to keep the rest from being saved.
 */
export function assertNothingWrong(
  section: SectionKey,
  values: object,
  changes: readonly Change[],
  findings: readonly Finding[],
  step: WorkflowStep,
): void {
  const isChanged = (field: string) => changes.some(({ path }) => firstField(path) === firstField(field))
  const tabId = validationTabIds[sections[section].tab] ?? 0
  const wrong = findings.filter(
    finding =>
      finding.section === section &&
      finding.severity === 'error' &&
      finding.code !== 'required' &&
      // What stands there was asked about when it came; that nobody answers now keeps no other work from being saved.
      (finding.code !== 'check-failed' || isChanged(finding.field)) &&
      !isEmpty(valueAt(values, finding.field)) &&
      (isChanged(finding.field) || !fieldAccess(step, tabId, firstField(finding.field)).readOnly),
  )
  refuse(
    wrong.map(({ field, message }) => ({ path: `${section}.${field}`, message })),
    `The ${sections[section].name} cannot be saved like this.`,
  )
}

/** 0 is a value that may be wrong; nothing at all is only missing. */
const isEmpty = (value: unknown): boolean => value !== 0 && isMissing(value)
