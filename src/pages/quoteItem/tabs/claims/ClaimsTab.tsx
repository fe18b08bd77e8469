import Box from '@mui/material/Box'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { SectionField } from '../../fields/SectionField.tsx'
import { SectionTab } from '../../SectionTab.tsx'
import { groupsOf } from '../layout.ts'
import { BoardsPanel } from './BoardsPanel.tsx'
import { ClaimsGroup } from './ClaimsGroup.tsx'

/** What the product is used for and what it claims; beside it what that does to the boards it may be made of. */
export default function ClaimsTab() {
  return (
    <SectionTab tab="claims" aside={<BoardsPanel />}>
      <Box sx={groups}>
        <ClaimsGroup />
        <FieldGroup title="Use" columnWidth={200}>
          <SectionField path="compliance.foodpackagingUse" span="row" />
          <SectionField path="compliance.isPrintInside" span="row" />
          <SectionField path="compliance.isUvInkOrVarnish" span="row" />
          <SectionField path="compliance.isBarrierCoating" span="row" />
        </FieldGroup>
      </Box>
    </SectionTab>
  )
}

const groups = groupsOf(300)
