import Box from '@mui/material/Box'
import { SectionTab } from '../../SectionTab.tsx'
import { SheetPanels } from './SheetPanels.tsx'
import { SheetsGroup } from './SheetsGroup.tsx'

/** The printed sheets of a litho item as rows; below them how its pieces lie on each, and how many are printed. */
export default function DesignPrintTab() {
  return (
    <SectionTab tab="designPrint">
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SheetsGroup />
        <SheetPanels />
      </Box>
    </SectionTab>
  )
}
