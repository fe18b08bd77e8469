import type { QuoteHeader } from '#contract/quote'
import { CheckInput } from '../../../components/editing/fields/CheckInput.tsx'
import { DayInput } from '../../../components/editing/fields/DayInput.tsx'
import { SelectInput } from '../../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'

/** The inputs for the fields of a quote's header; a misspelt field name does not compile. */
export const HeaderText = TextInput<QuoteHeader>
export const HeaderSelect = SelectInput<QuoteHeader>
export const HeaderDay = DayInput<QuoteHeader>
export const HeaderCheck = CheckInput<QuoteHeader>
