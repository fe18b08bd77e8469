import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import type { QuoteItem } from '#contract/quote'
import { optionLabel } from '#domain/quoteOptions'
import { visuallyHidden } from '../../../layout/visuallyHidden.ts'

interface FactsProps {
  readonly label: string
  readonly facts: readonly (readonly [name: string, value: string])[]
}

/** What is known of the item in one line: the names are spoken, the values shown. */
function Facts({ label, facts }: FactsProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        columnGap: 1.5,
        m: 0,
        minWidth: 0,
        // The title is the last to give way.
        flexShrink: 100,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      }}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value], index) => (
          <Box key={name} sx={{ minWidth: 0, flexShrink: index * index }} title={`${name}: ${value}`}>
            <dt style={visuallyHidden}>{name}</dt>
            <Typography component="dd" variant="body2" color="textSecondary" noWrap sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}

/** Which item it is: its number, whose it is, of which quote. */
export const ItemFacts = memo(function ItemFacts({ item }: { readonly item: QuoteItem }) {
  return (
    <Facts
      label="About the item"
      facts={[
        ['Item', [item.reference, optionLabel(item.option)].filter(part => part !== '').join(' · ')],
        ['Customer', item.customerName || item.customerCode],
        ['Quote', item.quoteDescription],
      ]}
    />
  )
})

/** Who has the item now. */
export const ItemHolder = memo(function ItemHolder({ item }: { readonly item: QuoteItem }) {
  return (
    <Facts
      label="Who has the item"
      facts={[
        ['Group', item.assignmentGroupName],
        ['Assignee', item.assigneeName || item.assignee || 'nobody has it'],
      ]}
    />
  )
})
