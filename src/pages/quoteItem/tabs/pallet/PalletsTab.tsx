import Box from '@mui/material/Box'
import { useDeferredValue } from 'react'
import type { PalletKey } from '#domain/quoteItem'
import { SectionTab } from '../../SectionTab.tsx'
import { besideFrom, measured, stack } from '../layout.ts'
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
  const now = usePallets(section)
  // The ways to load come first; fields, pictures and trucks follow when there is time.
  const pallets = useDeferredValue(now)
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
              <AlternativesPanel section={section} pallets={now} />
            </Box>
            <TrucksPanel pallets={pallets} />
          </Box>
        </Box>
      </Box>
    </SectionTab>
  )
}

const groups = { ...besideFrom(760, 'minmax(240px, 2fr) minmax(0, 6fr)'), alignItems: 'start' } as const

const beside = { ...besideFrom(1250, 'minmax(0, 2fr) minmax(0, 3fr)'), alignItems: 'stretch' } as const
