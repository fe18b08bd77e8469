import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { decimal, listed, quantity } from '#domain/formats'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { TryAgain } from '../../../../components/panel/TryAgain.tsx'
import { LastSoldLine } from '../../lastSold/LastSoldLine.tsx'
import { useLastSold } from '../../lastSold/useLastSold.ts'
import { ExplainPrice } from './explain/ExplainPrice.tsx'
import { useAddedBreak } from './grid/useAddedBreak.ts'
import { OwnRouteLines } from './OwnRouteLines.tsx'
import { PriceGrid } from './PriceGrid.tsx'
import type { PricingShown } from './usePricing.ts'

interface BreaksPanelProps {
  readonly pricing: PricingShown
  readonly chosen: number
  readonly onChoose: (place: number) => void
}

/** The quantities that further breaks begin with: twice the largest; those that a price begins with for the first. */
function nextQuantities({ pricing, startsWith }: PricingShown): readonly (number | null)[] {
  const largest = Math.max(0, ...pricing.details.map(({ priceQty }) => priceQty || 0))
  if (largest > 0) return [largest * 2]
  return startsWith.length > 0 && pricing.details.length === 0 ? startsWith : [null]
}

/** The breaks of the item: a row a quantity, all of it entered and seen in one grid. */
export function BreaksPanel({ pricing, chosen, onChoose }: BreaksPanelProps) {
  const [isForAll, setForAll] = useState(false)
  const lastSold = useLastSold()
  const { rowsRef, addInto } = useAddedBreak()
  const { details, pricingUom } = pricing.pricing
  const marked = details[chosen]
  const uom = Number(pricingUom) || 1000
  const next = nextQuantities(pricing)
  const known = next.flatMap(each => (each === null ? [] : [quantity(each)]))
  if (pricing.notRead !== '' && !pricing.isKnown)
    return (
      <Panel isDense title="Price">
        <TryAgain onRetry={pricing.readAgain}>{pricing.notRead}</TryAgain>
      </Panel>
    )
  return (
    <Panel
      isDense
      title={uom === 1 ? 'Price each' : `Price per ${decimal(uom, 0)}`}
      beside={
        pricing.readOnly || details.length < 2 ? undefined : (
          <FormControlLabel
            label="Change all breaks"
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox size="small" checked={isForAll} onChange={(_, isChecked) => setForAll(isChecked)} />
            }
          />
        )
      }
    >
      {pricing.isKnown ? null : <LinearProgress aria-label="Reading the rates" />}
      {pricing.error === undefined ? null : (
        <Typography variant="body2" color="error">
          {pricing.error}
        </Typography>
      )}
      {pricing.warning === undefined ? null : (
        <Typography variant="body2" color="warning.dark">
          {pricing.warning}
        </Typography>
      )}
      {pricing.whyNot === '' || !pricing.maySeeRates ? null : (
        <Typography variant="body2" color="warning.dark">
          {pricing.whyNot}
        </Typography>
      )}
      <div ref={rowsRef}>
        {details.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Nothing is priced yet.
          </Typography>
        ) : (
          <PriceGrid
            pricing={pricing}
            lastSold={lastSold}
            isForAll={isForAll}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
      </div>
      <OwnRouteLines pricing={pricing} />
      <LastSoldLine shown={lastSold} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {pricing.readOnly || !pricing.isKnown ? null : (
          <Button
            size="small"
            startIcon={<Add />}
            disabled={details.length >= pricing.most}
            onClick={() => addInto(() => pricing.add(next))}
          >
            {details.length === 0 && known.length > 0 ? `Price ${listed(known, 'and')}` : 'Add break'}
          </Button>
        )}
        {marked === undefined ? null : <ExplainPrice detail={marked} />}
      </Box>
    </Panel>
  )
}
