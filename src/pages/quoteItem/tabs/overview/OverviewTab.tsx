import Box from '@mui/material/Box'
import { isGenericItem } from '#domain/quoteItem'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionTab } from '../../SectionTab.tsx'
import { columnsOf, stack } from '../layout.ts'
import { BoardGroup } from './BoardGroup.tsx'
import { OrderGroup } from './OrderGroup.tsx'
import { ProductGroup } from './ProductGroup.tsx'
import { SizeGroup } from './SizeGroup.tsx'
import { StyleGroup } from './StyleGroup.tsx'

/** The overview of a quote item: what the product is, how big, of what board, how many; of bought goods nothing that is made. */
export default function OverviewTab() {
  const isMade = useDraftPart(({ product }) => !isGenericItem(product))
  return (
    <SectionTab tab="overview">
      <Box sx={groups}>
        <ProductGroup />
        {isMade ? <StyleGroup /> : null}
        <Box sx={stack}>
          {isMade ? <SizeGroup /> : null}
          <BoardGroup />
          <OrderGroup />
        </Box>
      </Box>
    </SectionTab>
  )
}

const groups = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  gridTemplateColumns: columnsOf(360),
} as const
