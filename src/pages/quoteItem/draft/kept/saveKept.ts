import type { CallInput } from '#contract/endpoint'
import { sectionSchemas } from '#contract/quote/sections'
import { specificationWords, text } from '#domain/messages'
import { fieldLabel, mergedAsProposed, pathOfName, type SectionKey, sections } from '#domain/quoteItem'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import { fieldSentence } from '../../../../components/editing/fieldSentence.ts'
import {
  forgetItemDraft,
  type KeptSection,
  keepItemDraft,
  type LeftDraft,
} from '../../../../components/forms/itemDraftStorage.ts'
import type { BoxwrightDataProvider } from '../../../../dataProvider/index.ts'
import { stripOrder } from '../dirtySections.ts'
import { sectionSaves } from '../sectionSaves.ts'

const labelAt = (section: SectionKey, name: string, values: object): string =>
  fieldLabel(section, pathOfName(values, name), values)

/** What can't be sent of a kept section, a sentence each. */
function problemsOf(section: SectionKey, { typed }: KeptSection, unreadable: readonly string[]): string[] {
  const numbers = unreadable
    .filter(name => name.startsWith(`${section}.`))
    .map(name => fieldSentence(labelAt(section, name.slice(section.length + 1), typed), text('formNumeric')))
  const checked = sectionSchemas[section].safeParse(typed, { error: specificationWords })
  const issues = checked.success ? [] : checked.error.issues
  return [
    ...numbers,
    ...issues.map(({ path, message }) => fieldSentence(labelAt(section, path.join('.'), typed), message)),
  ]
}

/**
 * Saves a kept draft without its page, section by section in the order of the strip. Answers why it stopped, a sentence
 * each; nothing when all of it is stored. What is not stored stays kept.
 */
export async function saveKept(
  login: string,
  { window: name, ...kept }: LeftDraft,
  call: BoxwrightDataProvider['call'],
): Promise<string[]> {
  let left: Record<string, KeptSection> = { ...kept.sections }
  for (const section of stripOrder) {
    const own = left[section]
    if (own === undefined) continue
    const problems = problemsOf(section, own, Object.keys(kept.unreadable))
    if (problems.length > 0) return problems
    try {
      const row = sectionSaves[section]
      const body = { quoteItemId: kept.itemId, version: own.version, [section]: own.typed }
      const { item, written } = await call(row, { body } as CallInput<typeof row>)
      const { [section]: _, ...rest } = left
      left = Object.fromEntries(
        Object.entries(rest).map(([name, other]) => {
          const key = name as SectionKey
          if (!written.includes(key) || item.versions[key] !== other.version + 1) return [name, other]
          const from = item[key]
          const typed = mergedAsProposed(sections[key].fields, other.from as object, other.typed, from)
          return [name, { version: item.versions[key], from, typed } as KeptSection]
        }),
      )
    } catch (error) {
      return failureLines(error, path => fieldLabel(section, path.slice(section.length + 1), own.typed))
    }
    if (Object.keys(left).length === 0) forgetItemDraft(login, kept.itemId, name)
    else keepItemDraft(login, { ...kept, sections: left }, name)
  }
  return []
}
