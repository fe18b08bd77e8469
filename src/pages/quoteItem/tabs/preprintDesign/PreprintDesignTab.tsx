import Box from '@mui/material/Box'
import { SectionTab } from '../../SectionTab.tsx'
import { groupsOf } from '../layout.ts'
import { InksGroup } from '../print/InksGroup.tsx'
import { RollGroup } from './RollGroup.tsx'
import { RollPanel } from './RollPanel.tsx'

/** How the liner is printed before it is corrugated: the roll, its lanes drawn, and its colours, which are Print's. */
export default function PreprintDesignTab() {
  return (
    <SectionTab tab="preprintDesign">
      <Box sx={groups}>
        <RollGroup />
        <RollPanel />
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <InksGroup />
        </Box>
      </Box>
    </SectionTab>
  )
}

const groups = groupsOf(330)
