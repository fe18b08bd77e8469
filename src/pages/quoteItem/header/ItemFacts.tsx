import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { QuoteItem } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { StepStrip } from '../../../components/workflow/StepStrip.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { categoryLabel } from '../../quote/items/itemWords.ts'

/** Where the item belongs and where it stands, in one strip. */
export function ItemFacts({ item }: { readonly item: QuoteItem }) {
  const { data: steps = [] } = useCall(
    workflow.steps,
    { query: { wfId: item.workflowId } },
    { meta: { quiet: true } },
  )
  const facts = [
    ['Customer', `${item.customerCode} ${item.customerName}`.trim()],
    ['Quote', item.quoteDescription],
    ['Category', categoryLabel(item.product.itemCategory)],
    ['Group', item.assignmentGroup],
    ['Assignee', item.assigneeName || item.assignee],
  ].filter(([, value]) => value !== '')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 0.5, mb: 1 }}>
      <StepStrip steps={steps} />
      <Box
        component="dl"
        aria-label="About the item"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, m: 0, minWidth: 0 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              noWrap
              title={value}
              sx={{ m: 0, fontWeight: 500, maxWidth: 260 }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
