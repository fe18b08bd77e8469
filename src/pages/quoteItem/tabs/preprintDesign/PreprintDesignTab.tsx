import Box from '@mui/material/Box'
import { SectionTab } from '../../SectionTab.tsx'
import { InksGroup } from '../print/InksGroup.tsx'
import { RollGroup } from './RollGroup.tsx'
import { RollPanel } from './RollPanel.tsx'

/** How the liner is printed before it is corrugated: the roll, its lanes drawn, and its colours, which are Print's. */
export default function PreprintDesignTab() {
  return (
    <SectionTab tab="preprintDesign">
      <Box sx={groups}>
        <Box sx={stack}>
          <RollGroup />
          <InksGroup />
        </Box>
        <RollPanel />
      </Box>
    </SectionTab>
  )
}

const groups = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

const stack = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const
