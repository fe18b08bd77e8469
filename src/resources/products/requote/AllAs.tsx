import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ExistingProduct } from '#contract/customer'
import { categoryIn, commonCategories, type RequoteChoices } from './requoteChoices.ts'

interface AllAsProps {
  readonly products: readonly ExistingProduct[]
  readonly choices: RequoteChoices
  readonly onChange: (itemCategory: string) => void
}

/** One category for all of many products. */
export function AllAs({ products, choices, onChange }: AllAsProps) {
  const chosen = new Set(products.map(product => categoryIn(choices, product, false)))
  return (
    <TextField
      select
      label="All as"
      margin="none"
      value={chosen.size === 1 ? [...chosen][0] : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {commonCategories(products).map(({ code, label }) => (
        <MenuItem key={code} value={code}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
