import Box from '@mui/material/Box'
import { SectionTab } from '../../SectionTab.tsx'
import { BoardGroup } from './BoardGroup.tsx'
import { OrderGroup } from './OrderGroup.tsx'
import { ProductGroup } from './ProductGroup.tsx'
import { SizeGroup } from './SizeGroup.tsx'
import { StyleGroup } from './StyleGroup.tsx'

/** The overview of a quote item: what the product is, how big, of what board, how many. */
export default function OverviewTab() {
  return (
    <SectionTab tab="overview">
      <Box sx={groups}>
        <ProductGroup />
        <StyleGroup />
        <Box sx={stack}>
          <SizeGroup />
          <BoardGroup />
          <OrderGroup />
        </Box>
      </Box>
    </SectionTab>
  )
}

const stack = { display: 'grid', gap: 1, alignContent: 'start' } as const

const groups = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
} as const
