import type { Product } from '#contract/quote'
import { CheckInput } from '../../../../components/editing/fields/CheckInput.tsx'
import { NumberInput } from '../../../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../../../components/editing/fields/TextInput.tsx'

/** The inputs for the fields of the product section; a misspelt field name does not compile. */
export const ProductText = TextInput<Product>
export const ProductNumber = NumberInput<Product>
export const ProductSelect = SelectInput<Product>
export const ProductCheck = CheckInput<Product>
