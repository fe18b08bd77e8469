import type { TemplateLogEntry } from '#contract/workflow-builder'
import { counted } from '#domain/formats'
import { ruledFieldLabel } from '#domain/workflow'
import { logValue } from '../../../../components/editing/logValue.ts'
import { tabName } from '../../../../resources/workflowFields/tabName.ts'
import { ruleWords } from '../validations/rules.ts'
import { asksWords, bypasses, directions, fieldWords, kinds, statusWords } from './words.ts'

type Entry = Pick<TemplateLogEntry, 'step' | 'action' | 'field' | 'old' | 'new'>
/** What steps and actions are called, whether the template still has them or not. */
export interface Names {
  readonly steps: readonly { readonly code: string; readonly name: string }[]
  readonly actions: readonly { readonly code: string; readonly name: string }[]
}

const fields: Readonly<Record<string, string>> = {
  ...fieldWords,
  status: 'Status',
  'dialog.title': 'Title of what it asks',
  'dialog.text': 'Text of what it asks',
  'dialog.asksReason': 'Asks a reason',
  'dialog.commentRequired': 'Asks a comment',
  'dialog.created': 'Asks before',
  'dialog.deleted': 'Asks nothing any more',
  created: 'Added',
  deleted: 'Removed',
  drafted: 'Draft begun',
  copied: 'Draft begun anew',
  published: 'Published',
  migrated: 'Items migrated',
}

/** Tab and field of a line about the rule of a field; null: it is about something else. */
export function ruleOf(field: string): { readonly tabId: number; readonly fieldName: string } | null {
  const [word, tabId, fieldName] = field.split('.')
  return word === 'rule' && fieldName !== undefined ? { tabId: Number(tabId), fieldName } : null
}

const nameIn = (rows: Names['steps'], code: string): string =>
  rows.find(row => row.code === code)?.name ?? code

/** What a line is about: `Design · Accept · Leads to`. */
export function placeWords(names: Names, { step, action, field }: Entry): string {
  const rule = ruleOf(field)
  const what = rule === null ? (fields[field] ?? field) : ruledFieldLabel(rule.tabId, rule.fieldName)
  return [
    step === null ? '' : nameIn(names.steps, step),
    action === null ? '' : nameIn(names.actions, action),
    rule === null ? '' : tabName(rule.tabId),
    what,
  ]
    .filter(Boolean)
    .join(' · ')
}

const labelled = (choices: readonly { readonly code: string; readonly label: string }[], value: unknown) =>
  choices.find(({ code }) => code === (value ?? ''))?.label

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const untold = ['stepCode', 'actionCode', 'sequence', 'status']

/** What was added or removed, in the words of its fields. */
const wholeWords = (names: Names, prefix: string, whole: Readonly<Record<string, unknown>>): string =>
  Object.entries(whole)
    .filter(([field]) => prefix + field in fields && !untold.includes(field))
    .filter(([, value]) => value !== null && value !== '' && value !== false && !isNothing(value))
    .map(([field, value]) => `${fields[prefix + field]}: ${valueWords(names, field, value)}`)
    .join(' · ')

const prefixOf = (field: string): string => (field.startsWith('dialog.') ? 'dialog.' : '')

/** A value of a template's field as people read it. */
export function valueWords(names: Names, field: string, value: unknown): string {
  switch (field) {
    case 'kind':
      return labelled(kinds, value) ?? logValue(value)
    case 'bypass':
      return labelled(bypasses, value) ?? logValue(value)
    case 'asks':
      return Array.isArray(value) ? asksWords(value) || 'Nothing' : logValue(value)
    case 'direction':
      return labelled(directions, value) ?? logValue(value)
    case 'targetStepCode':
      return nameIn(names.steps, String(value))
    case 'status':
      return statusWords[value as keyof typeof statusWords] ?? logValue(value)
    default:
      return logValue(value)
  }
}

/** What it was before the change, as people read it. */
export function oldWords(names: Names, { field, old, new: now }: Entry): string {
  if (/(^|\.)deleted$/.test(field)) return isRecord(now) ? wholeWords(names, prefixOf(field), now) : ''
  if (isEvent(field)) return ''
  return ruleOf(field) === null ? valueWords(names, field, old) : ruleWords(String(old))
}

/** What it is after the change, as people read it. */
export function newWords(names: Names, { field, new: now }: Entry): string {
  if (/(^|\.)deleted$/.test(field)) return ''
  if (isEvent(field) && isRecord(now)) {
    if (field === 'drafted') return `From version ${now.from}`
    if (field === 'copied') return `From version ${now.version} of ${now.name}`
    if (field === 'migrated') return counted(Number(now.items), 'item')
    if (field === 'published') return ''
    return wholeWords(names, prefixOf(field), now)
  }
  return ruleOf(field) === null ? valueWords(names, field, now) : ruleWords(String(now))
}

const isEvent = (field: string): boolean =>
  ['created', 'dialog.created', 'drafted', 'copied', 'published', 'migrated'].includes(field)
