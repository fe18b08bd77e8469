import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { type ItemSections, printKind } from '#domain/quoteItem'
import { SectionTab } from '../../SectionTab.tsx'
import { ColoursGroup } from './ColoursGroup.tsx'
import { FinishGroup } from './FinishGroup.tsx'
import { InksGroup } from './InksGroup.tsx'
import { LithoGroup } from './LithoGroup.tsx'
import { NotPrinted } from './NotPrinted.tsx'
import { PrintedPanel } from './PrintedPanel.tsx'
import { StereoGroup } from './StereoGroup.tsx'
import { ToolingPanel } from './ToolingPanel.tsx'

/** How the item is printed: process, colours and their inks, finish, stereos; below its inks what that comes to. */
export default function PrintTab() {
  const process = useWatch<ItemSections, 'product.printProcess'>({ name: 'product.printProcess' })
  const kind = printKind(process)
  const isPrinted = kind === 'inks' || kind === 'litho'
  return (
    <SectionTab tab="print">
      <Box sx={measured}>
        <Box sx={groups}>
          <Box sx={stack}>
            <ColoursGroup />
            {isPrinted ? <FinishGroup /> : null}
            {isPrinted ? <StereoGroup /> : null}
          </Box>
          <Box sx={stack}>
            {kind === 'inks' ? <InksGroup /> : kind === 'litho' ? <LithoGroup /> : <NotPrinted />}
            {isPrinted ? (
              <Box sx={figures}>
                <PrintedPanel />
                <ToolingPanel />
              </Box>
            ) : null}
          </Box>
        </Box>
      </Box>
    </SectionTab>
  )
}

const stack = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

// What the rail and the menu leave decides, not the window.
const measured = { containerType: 'inline-size' } as const

const groups = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 660px)': { gridTemplateColumns: 'minmax(220px, 2fr) minmax(0, 5fr)' },
} as const

/** The rail has the picture of the box already: what it comes to stands below its inks, which need the width. */
const figures = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
} as const
