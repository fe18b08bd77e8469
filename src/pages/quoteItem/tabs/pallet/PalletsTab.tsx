import Box from '@mui/material/Box'
import type { PalletKey } from '#domain/quoteItem'
import { SectionTab } from '../../SectionTab.tsx'
import { AlternativesPanel } from './AlternativesPanel.tsx'
import { FailureList } from './FailureList.tsx'
import { LoadPanel } from './LoadPanel.tsx'
import { PalletGroups } from './PalletGroups.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { TrucksPanel } from './TrucksPanel.tsx'
import { usePallets } from './usePallets.ts'

interface PalletsTabProps {
  readonly tab: 'pallet' | 'gpallet'
  readonly section: PalletKey
}

/** A pallet section: its settings, the load they come to, the other ways to load, and the trucks that the order takes. */
export function PalletsTab({ tab, section }: PalletsTabProps) {
  const pallets = usePallets(section)
  return (
    <SectionTab tab={tab}>
      <FailureList tab={tab} section={section} />
      <StaleNotice section={section} pallets={pallets} />
      <Box sx={measured}>
        <Box sx={groups}>
          <PalletGroups section={section} pallets={pallets} />
          <Box sx={stack}>
            <Box sx={beside}>
              <LoadPanel section={section} pallets={pallets} />
              <AlternativesPanel section={section} pallets={pallets} />
            </Box>
            <TrucksPanel pallets={pallets} />
          </Box>
        </Box>
      </Box>
    </SectionTab>
  )
}

const stack = { display: 'grid', gap: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' } as const

// What the rail and the menu leave decides, not the window.
const measured = { containerType: 'inline-size' } as const

const groups = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 760px)': { gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 6fr)' },
} as const

const beside = {
  display: 'grid',
  gap: 1,
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 1250px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const
