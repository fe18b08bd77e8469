import Box from '@mui/material/Box'
import { SectionTab } from '../../SectionTab.tsx'
import { stack } from '../layout.ts'
import { GoodsPanel } from './GoodsPanel.tsx'
import { SupplyGroup } from './SupplyGroup.tsx'
import { UnitPrice } from './UnitPrice.tsx'

/** What bought goods cost and are sold for: who supplies them, by which terms, a grid of breaks, the price of a unit. */
export default function GenericPriceTab() {
  return (
    <SectionTab tab="genprice">
      <Box sx={stack}>
        <SupplyGroup />
        <GoodsPanel />
        <UnitPrice />
      </Box>
    </SectionTab>
  )
}
