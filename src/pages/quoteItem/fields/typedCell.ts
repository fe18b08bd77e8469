import { parseCell, parseDay, parseWholeCell } from '#domain/formats'
import type { Field } from '#domain/quoteItem'

const yes = /^(yes|y|true|x|1|✓)$/i

/** What a pasted text is worth in a cell; what can't be read stays as it is, for the field to refuse. */
export function typedCell(field: Field, typed: string): unknown {
  switch (field.kind) {
    case 'number':
      return (field.whole || field.isCounted === true ? parseWholeCell : parseCell)(typed)
    case 'flag':
      return yes.test(typed)
    case 'day':
      return typed === '' ? null : (parseDay(typed) ?? typed)
    case 'choice': {
      const isMeant = ({ code, label }: { readonly code: string; readonly label: string }) =>
        [code, label].some(word => word.toLowerCase() === typed.toLowerCase())
      return field.choices?.find(isMeant)?.code ?? typed
    }
    default:
      return typed
  }
}
