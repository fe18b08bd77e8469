import MenuItem from '@mui/material/MenuItem'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Quote, QuoteComponent } from '#contract/quote'
import { shippingMethods } from '#domain/quoteItem'
import { RatioField } from './RatioField.tsx'
import { useSaveComponent } from './useSaveComponent.ts'

interface SetRowProps {
  readonly quote: Quote
  readonly component: QuoteComponent
}

const shippingName = (code: string): string =>
  shippingMethods.find(method => method.code === code)?.label ?? code

/** A component of the set: how many of it there are, and how it goes. */
export function SetRow({ quote, component }: SetRowProps) {
  const { reference, description, isMaster, refusal } = component
  const { ratioToParent, shippingMethod } = component.delivery
  const { save, saving } = useSaveComponent(quote, component)
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {reference} {description}
        {isMaster ? (
          <Typography variant="caption" color="textSecondary">
            {' '}
            master
          </Typography>
        ) : null}
        {refusal === '' ? null : (
          <Typography variant="caption" component="div" color="textSecondary">
            {refusal}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {refusal === '' ? (
          <RatioField
            component={component}
            saving={saving}
            onSave={ratio => save({ ratioToParent: ratio })}
          />
        ) : (
          (ratioToParent ?? '–')
        )}
      </TableCell>
      <TableCell>
        {refusal === '' ? (
          <TextField
            select
            hiddenLabel
            size="small"
            margin="none"
            value={shippingMethod}
            disabled={saving}
            onChange={({ target }) => void save({ shippingMethod: target.value })}
            sx={{ minWidth: 200 }}
            slotProps={{
              select: {
                SelectDisplayProps: { 'aria-label': `Shipping Method of ${reference}` },
                displayEmpty: true,
              },
            }}
          >
            <MenuItem value="">—</MenuItem>
            {shippingMethods.map(({ code, label }) => (
              <MenuItem key={code} value={code}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          shippingName(shippingMethod) || '–'
        )}
      </TableCell>
    </TableRow>
  )
}
