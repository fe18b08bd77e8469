import { quoteTextKinds } from '#domain/quoteDocument'
import { businessUnits } from '#domain/quoteItem'

const described = (choices: readonly { readonly code: string; readonly label: string }[]) =>
  choices.map(({ code, label }) => ({ code, description: label }))

const kinds = described(quoteTextKinds)
const units = described(businessUnits)

/** The kinds of texts, for the filter of the list. */
export const useKindChoices = () => kinds

/** Business units that a text can be for, for the filter of the list. */
export const useUnitChoices = () => units

/** What a code of one of them stands for. */
export const nameIn = (
  choices: readonly { readonly code: string; readonly label: string }[],
  code: string,
): string => choices.find(each => each.code === code)?.label ?? code
