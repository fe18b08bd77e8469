import {
  type Facts,
  type FieldRule,
  type Finding,
  findingsOf,
  firstField,
  formName,
  type ItemSections,
  requiredFields,
  type SectionKey,
  sectionKeys,
  sections,
  tabVisible,
} from '#domain/quoteItem'
import { readable } from '../readable.ts'
import { formatFindings } from './formatFindings.ts'

/** What the rules say of a draft. */
export interface Checked {
  /** Everything that is wrong, in the order of the tabs and of their fields. */
  readonly findings: readonly Finding[]
  /** The finding to show at a field, by the form's name of it. */
  readonly byName: Readonly<Record<string, Finding>>
  /** The names of the fields that have to be filled in. */
  readonly required: readonly string[]
}

type FieldRules = readonly FieldRule[]

interface About {
  readonly facts: Facts
  readonly fieldRules: FieldRules
  readonly scopes: readonly string[]
}

const placeOf = ({ section, field }: Finding): string => `${section}.${field}`

/** Where the finding's field stands among all fields: sections in the order of their tabs, fields as they are filled in. */
const order = new Map(
  sectionKeys
    .flatMap(key => Object.keys(sections[key].fields).map(field => `${key}.${field}`))
    .map((name, index) => [name, index]),
)
const orderOf = ({ section, field }: Finding): number => order.get(`${section}.${firstField(field)}`) ?? 0

/** The findings by their fields, and what has to be filled in of values that can be read. */
function byField(
  found: readonly Finding[],
  values: ItemSections,
  read: ItemSections,
  fieldRules: FieldRules,
) {
  const findings = found.toSorted((a, b) => orderOf(a) - orderOf(b))
  const byName = new Map<string, Finding>()
  for (const finding of findings.toReversed()) {
    const name = formName(values[finding.section], finding.field)
    if (name !== null) byName.set(`${finding.section}.${name}`, finding)
  }
  return {
    findings,
    byName: Object.fromEntries(byName),
    required: sectionKeys.flatMap(key =>
      requiredFields(key, read, fieldRules).map(field => `${key}.${field}`),
    ),
  }
}

/** What was found of an item when it was read, which holds for a draft that nobody has touched; no rule is applied. */
export const asFound = (found: readonly Finding[], stored: ItemSections, fieldRules: FieldRules): Checked =>
  byField(found, stored, stored, fieldRules)

/** Applies every rule to what stands in the fields of all tabs. What can't be read is said as that and nothing else. */
export function checkDraft(values: ItemSections, { facts, fieldRules, scopes }: About): Checked {
  const read = readable(values)
  const isShown = (key: SectionKey) => tabVisible(sections[key].tab, read.product, scopes)
  const broken = formatFindings(values).filter(({ section }) => isShown(section))
  const brokenAt = new Set(broken.map(placeOf))
  const found = findingsOf({ sections: read, facts, fieldRules, scopes }).filter(
    finding => !brokenAt.has(placeOf(finding)),
  )
  return byField([...found, ...broken], values, read, fieldRules)
}
