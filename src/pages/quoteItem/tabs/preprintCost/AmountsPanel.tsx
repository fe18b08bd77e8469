import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { decimal, money } from '#domain/formats'
import { preprintAmounts } from '#domain/quoteItem'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { readable } from '../../draft/readable.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { padding: '3px 8px', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
  '& thead th': { fontSize: '0.75rem', color: theme.palette.text.secondary, fontWeight: 600 },
  '& tbody th': { textAlign: 'left', whiteSpace: 'normal', paddingLeft: 0 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tr[data-sum="true"] :is(th, td)': { fontWeight: 600 },
}))

const shown = (amount: number | null) => (amount === null ? '—' : money(amount))

/** What every line of the printed liner comes to at the breaks of Price, before there are any at the expected order quantity. */
export function AmountsPanel() {
  const item = readable(useDraftValues())
  const { pricing, product, preprintCost } = item
  const breaks = pricing.details.flatMap(({ priceQty }) => ((priceQty ?? 0) > 0 ? [priceQty ?? 0] : []))
  const expected = product.expectedOrderQuantity ?? 0
  const quantities = breaks.length > 0 ? [...new Set(breaks)] : [expected].filter(quantity => quantity > 0)
  const uom = Number(pricing.pricingUom) || 1000
  if (preprintCost.details.length === 0) return null
  const { lines, total } = preprintAmounts(item, quantities, uom)
  return (
    <Panel isDense title={`Cost per ${decimal(uom, 0)}`}>
      {quantities.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          What the lines come to is known with the expected order quantity.
        </Typography>
      ) : (
        <Table aria-label="Preprint cost">
          <thead>
            <tr>
              <th scope="col" aria-label="Line" />
              {quantities.map(quantity => (
                <th key={quantity} scope="col">
                  {decimal(quantity, 0)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, type, amounts }) => (
              <tr key={key}>
                <th scope="row">{type || '—'}</th>
                {amounts.map((amount, place) => (
                  <td key={quantities[place]}>{shown(amount)}</td>
                ))}
              </tr>
            ))}
            <tr data-sum="true">
              <th scope="row">Into the cost of the item</th>
              {total.map((amount, place) => (
                <td key={quantities[place]}>{shown(amount)}</td>
              ))}
            </tr>
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
