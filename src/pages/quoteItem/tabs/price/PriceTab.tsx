import Box from '@mui/material/Box'
import { useState } from 'react'
import { SectionTab } from '../../SectionTab.tsx'
import { groupsOf, stack } from '../layout.ts'
import { BreaksPanel } from './BreaksPanel.tsx'
import { ChargesGroup } from './ChargesGroup.tsx'
import { CostPanel } from './CostPanel.tsx'
import { FloorReasons } from './FloorReasons.tsx'
import { StaleCosts } from './StaleCosts.tsx'
import { TermsGroup } from './TermsGroup.tsx'
import { ToolingGroup } from './ToolingGroup.tsx'
import { usePricing } from './usePricing.ts'

/** What the item costs and is sold for: the terms, a grid of breaks, where the cost comes from, what comes beside. */
export default function PriceTab() {
  const pricing = usePricing()
  const [shown, setShown] = useState(0)
  const chosen = Math.min(shown, Math.max(0, pricing.pricing.details.length - 1))
  return (
    <SectionTab tab="price">
      <Box sx={stack}>
        <TermsGroup pricing={pricing} />
        <StaleCosts pricing={pricing} />
        <BreaksPanel pricing={pricing} chosen={chosen} onChoose={setShown} />
        <FloorReasons pricing={pricing} />
        <CostPanel details={pricing.pricing.details} chosen={chosen} maySeeRates={pricing.maySeeRates} />
        <Box sx={pairs}>
          <ToolingGroup pricing={pricing} />
          <ChargesGroup pricing={pricing} />
        </Box>
      </Box>
    </SectionTab>
  )
}

const pairs = groupsOf(420)
