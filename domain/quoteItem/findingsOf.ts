import type { ItemUnderRules, SectionRules } from './about.ts'
import type { Finding } from './finding.ts'
import { firstField } from './path.ts'
import { requiredFindings } from './requiredFindings.ts'
import { sectionRules } from './rules.ts'
import { type SectionKey, sectionKeys, sections } from './sections.ts'
import { tabVisible } from './tabVisible.ts'

function ofSection<Key extends SectionKey>(key: Key, item: ItemUnderRules): Finding[] {
  const values = item.sections[key]
  const { rules, mayRequire = () => true } = sectionRules[key] as SectionRules<Key>
  const missing = requiredFindings(key, values, item.fieldRules).filter(({ field }) =>
    mayRequire(values, field, item.sections),
  )
  const missed = new Set(missing.map(({ field }) => field))
  const broken = rules.flatMap(rule => rule(values, item)).filter(({ field }) => !missed.has(field))
  const order = Object.keys(sections[key].fields)
  const place = ({ field }: Finding) => order.indexOf(firstField(field))
  return [...missing, ...broken].toSorted((a, b) => place(a) - place(b))
}

/**
 * Everything wrong with an item: what the workflow requires at its step, and the rules of every tab that it shows (001
 * §5), in the order of the tabs and of their fields. A missing field is said once, as missing. No finding of severity
 * error on a tab: the tab is valid.
 */
export function findingsOf(item: ItemUnderRules): Finding[] {
  return sectionKeys
    .filter(key => tabVisible(sections[key].tab, item.sections.product, item.scopes))
    .flatMap(key => ofSection(key, item))
}
