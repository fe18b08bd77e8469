import type { ChoiceField } from '#domain/quoteItem'
import type { Choice } from '../../../components/editing/fields/SelectInput.tsx'

/** A code that stands in data from elsewhere; nobody chooses it. */
const noMapping = 'NONE'

/** The choices of a field that people may choose; one that stands there already keeps its name. */
export const choosable = ({ choices }: ChoiceField, now: unknown): readonly Choice[] =>
  (choices ?? []).filter(
    ({ code, ...choice }) =>
      code === now || (code !== noMapping && (choice as { selectable?: boolean }).selectable !== false),
  )
