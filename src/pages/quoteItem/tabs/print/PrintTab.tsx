import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { type ItemSections, printKind } from '#domain/quoteItem'
import { SectionTab } from '../../SectionTab.tsx'
import { besideFrom, groupsOf, measured, stack } from '../layout.ts'
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

const groups = { ...besideFrom(660, 'minmax(220px, 2fr) minmax(0, 5fr)'), alignItems: 'start' } as const

/** The rail has the picture of the box already: what it comes to stands below its inks, which need the width. */
const figures = groupsOf(260)
