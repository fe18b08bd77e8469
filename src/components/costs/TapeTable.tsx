import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { tapeRows } from '#domain/costTape'
import type { FoundPrice } from '#domain/estimating'
import { decimal, quantity } from '#domain/formats'
import { CellFigure } from '../figures/CellFigure.tsx'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  '& th, & td': { padding: '1px 5px', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.secondary,
    fontWeight: 600,
  },
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    textAlign: 'left',
    paddingLeft: 10,
    backgroundColor: theme.palette.background.paper,
  },
  '& thead th:first-of-type': { zIndex: 2 },
  '& tr[data-sum="true"] :is(th, td)': { fontWeight: 600, borderTop: `1px solid ${theme.palette.divider}` },
  '& :is(td, th)[data-chosen="true"]': { backgroundColor: theme.palette.action.hover },
}))

interface TapeTableProps {
  readonly prices: readonly (Pick<FoundPrice, 'tape' | 'trace'> | null)[]
  readonly chosen: number
}

/**
 * The cost tape: every line of every quantity, for a costing unit. Lines that cost nothing anywhere are left out. A figure
 * without a trace, as a saved tape's, is only read.
 */
export const TapeTable = memo(function TapeTable({ prices, chosen }: TapeTableProps) {
  const tapes = prices.flatMap((price, place) => (price === null ? [] : [{ ...price, place }]))
  const rows = tapeRows(tapes.map(({ tape }) => tape))
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">$ per {decimal(tapes[0]?.tape.costingUom ?? 0, 0)}</th>
          {tapes.map(({ tape, place }) => (
            <th key={place} scope="col" data-chosen={place === chosen}>
              {quantity(tape.quantity)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, isSum }) => (
          <tr key={key} data-sum={isSum}>
            <th scope="row">{label}</th>
            {tapes.map(({ tape, trace, place }) => (
              <td key={place} data-chosen={place === chosen}>
                {trace.length === 0 ? (
                  decimal(Number(tape[key]), 2)
                ) : (
                  <CellFigure
                    title={`${label}, ${quantity(tape.quantity)}`}
                    value={decimal(Number(tape[key]), 2)}
                    trace={trace}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
})
