import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import { useId } from 'react'
import type { VslCode } from '#contract/referenceLists'
import { isSamePlant, joinPlant } from '#domain/boardGrades'
import { decimal } from '#domain/formats'
import { fieldLabel, type ItemSections, productGroups } from '#domain/quoteItem'
import { BareInput } from '../../../components/editing/fields/BareInput.tsx'
import { VslPicker } from '../../quoteItem/vsl/VslPicker.tsx'
import type { Missing } from './missingOf.ts'
import type { PadToQuote } from './padToQuote.ts'

type Product = ItemSections['product']

interface ItemFieldsProps {
  readonly product: Product
  readonly pad: PadToQuote
  readonly errors: Missing
  readonly vslCodes: readonly VslCode[] | undefined
  readonly onEdit: (patch: Partial<Product>) => void
}

const label = (field: keyof Product & string) => fieldLabel('product', field)

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const

/** What of the item the pad does not ask, or says in several ways. */
export function ItemFields({ product, pad, errors, vslCodes, onEdit }: ItemFieldsProps) {
  const vslName = useId()
  const { plants } = pad.masters
  const quantities = [
    ...new Set([product.expectedOrderQuantity, ...pad.inputs.breaks.map(each => each.quantity)]),
  ]
    .filter(quantity => quantity !== null)
    .toSorted((a, b) => a - b)
  const codes = plants.map(({ code, costCentreCode, description }) => ({
    code: joinPlant(code, costCentreCode),
    description,
  }))
  const plant = codes.find(({ code }) => isSamePlant(code, product.preferredPlantCode))
  const input = { error: undefined, readOnly: false } as const
  const select = { ...input, select: true, slotProps: { select: { displayEmpty: true } } } as const
  return (
    <Box sx={columns}>
      <BareInput
        {...input}
        label={label('description')}
        required
        value={product.description}
        error={errors.description}
        onChange={event => onEdit({ description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <BareInput
        {...select}
        label={label('expectedOrderQuantity')}
        required
        value={product.expectedOrderQuantity ?? ''}
        error={errors.expectedOrderQuantity}
        onChange={event => onEdit({ expectedOrderQuantity: Number(event.target.value) })}
      >
        {quantities.map(quantity => (
          <MenuItem key={quantity} value={quantity}>
            {decimal(quantity, 0)}
          </MenuItem>
        ))}
      </BareInput>
      <BareInput
        {...select}
        label={label('productGroup')}
        required
        value={product.productGroup}
        error={errors.productGroup}
        onChange={event => onEdit({ productGroup: event.target.value })}
      >
        {productGroups.map(({ code, label: words }) => (
          <MenuItem key={code} value={code}>
            {words}
          </MenuItem>
        ))}
      </BareInput>
      <BareInput
        {...select}
        label={label('preferredPlantCode')}
        value={plant?.code ?? ''}
        onChange={event => onEdit({ preferredPlantCode: event.target.value })}
      >
        <MenuItem value="">The customer’s usual plant</MenuItem>
        {codes.map(({ code, description }) => (
          <MenuItem key={code} value={code}>
            {description}
          </MenuItem>
        ))}
      </BareInput>
      <VslPicker
        name={vslName}
        label={label('vslCode')}
        value={product.vslCode}
        codes={vslCodes}
        error={undefined}
        required={false}
        inputRef={null}
        onChange={vslCode => onEdit({ vslCode })}
        onBlur={() => {}}
      />
    </Box>
  )
}
