import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { decimal } from '#domain/formats'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { ExplainPrice } from '../price/explain/ExplainPrice.tsx'
import { useAddedBreak } from '../price/grid/useAddedBreak.ts'
import { GoodsGrid } from './GoodsGrid.tsx'
import { useGoods } from './useGoods.ts'

/** The breaks of bought goods: a row a quantity, what it is bought at and sold for; the marked one is explained. */
export function GoodsPanel() {
  const goods = useGoods()
  const [shown, setShown] = useState(0)
  const { rowsRef, addInto } = useAddedBreak()
  const { details, pricingUom } = goods.genericPricing
  const chosen = Math.min(shown, Math.max(0, details.length - 1))
  const marked = details[chosen]
  const largest = Math.max(0, ...details.map(({ priceQty }) => priceQty || 0))
  const next = largest > 0 ? largest * 2 : goods.startsWith
  const uom = Number(pricingUom) || 1000
  return (
    <Panel isDense title={uom === 1 ? 'Price each' : `Price per ${decimal(uom, 0)}`}>
      {goods.error === undefined ? null : (
        <Typography variant="body2" color="error">
          {goods.error}
        </Typography>
      )}
      <div ref={rowsRef}>
        {details.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Nothing is priced yet.
          </Typography>
        ) : (
          <GoodsGrid goods={goods} chosen={chosen} onChoose={setShown} />
        )}
      </div>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {goods.readOnly ? null : (
          <Button
            size="small"
            startIcon={<Add />}
            disabled={details.length >= goods.most}
            onClick={() => addInto(() => goods.add(next))}
          >
            {details.length === 0 && next !== null ? `Price ${decimal(next, 0)}` : 'Add break'}
          </Button>
        )}
        {marked === undefined ? null : <ExplainPrice detail={marked} />}
      </Box>
    </Panel>
  )
}
