import Box from '@mui/material/Box'
import { JobTicketButton } from '../../jobTicket/JobTicketButton.tsx'
import { SectionTab } from '../../SectionTab.tsx'
import type { TabProps } from '../../tabs.ts'
import { groupsOf, stack } from '../layout.ts'
import { AutoRoutePanel } from './autoRoute/AutoRoutePanel.tsx'
import { BoardGroup } from './BoardGroup.tsx'
import { DesignFilesPanel } from './designFiles/DesignFilesPanel.tsx'
import { FilesGroup } from './FilesGroup.tsx'
import { OffsiteGroup } from './OffsiteGroup.tsx'
import { RouteGroup } from './route/RouteGroup.tsx'

/** How the item is made: where and of what, the route step by step, and what the auto-routing would take. */
export default function DesignTab({ item }: TabProps) {
  return (
    <SectionTab tab="design">
      <Box sx={stack}>
        <Box sx={groups}>
          <BoardGroup />
          <FilesGroup />
          <OffsiteGroup />
        </Box>
        <RouteGroup />
        <AutoRoutePanel />
        <DesignFilesPanel />
        <Box>
          <JobTicketButton item={item} />
        </Box>
      </Box>
    </SectionTab>
  )
}

const groups = groupsOf(270)
