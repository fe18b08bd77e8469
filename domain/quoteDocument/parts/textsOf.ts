import { renderText, type TemplateValues } from '#domain/messageTemplates'
import type { QuoteClause } from '../document.ts'
import type { QuoteText, QuoteTextKind } from '../documentInput.ts'

/**
 * The texts of a kind for a business unit, in their order: its own where it has any, else those for every one. Terms are
 * both: what holds for all, and what its own add.
 */
export function textsOf(
  texts: readonly QuoteText[],
  kind: QuoteTextKind,
  businessUnit: string,
  values: TemplateValues,
): QuoteClause[] {
  const all = texts.filter(text => text.kind === kind)
  const own = all.filter(text => text.businessUnit !== '' && text.businessUnit === businessUnit)
  const shared = all.filter(text => text.businessUnit === '')
  const taken = kind === 'TERMS' ? [...shared, ...own] : own.length > 0 ? own : shared
  return taken
    .toSorted((a, b) => a.sequence - b.sequence || a.id - b.id)
    .map(({ title, text }) => ({
      title: renderText(title, values).trim(),
      text: renderText(text, values).trim(),
    }))
}
