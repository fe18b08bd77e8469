import Box from '@mui/material/Box'
import { SectionTab } from '../../SectionTab.tsx'
import { stack } from '../layout.ts'
import { AmountsPanel } from './AmountsPanel.tsx'
import { LinesGroup } from './LinesGroup.tsx'
import { PressGroup } from './PressGroup.tsx'

/** What the printed liner costs: the press, the lines with their rates, and what they come to at every break. */
export default function PreprintCostTab() {
  return (
    <SectionTab tab="preprintCost">
      <Box sx={stack}>
        <PressGroup />
        <LinesGroup />
        <AmountsPanel />
      </Box>
    </SectionTab>
  )
}
