import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { Fragment } from 'react'
import type { Quote, QuoteItemRow } from '#contract/quote'
import { CardList } from '../../../components/list/CardList.tsx'
import { ItemCard } from './ItemCard.tsx'
import { noItems } from './itemWords.ts'
import { OptionsWords } from './OptionsWords.tsx'
import { Worth } from './Worth.tsx'
import { worthWords } from './worthWords.ts'

interface ItemCardsProps {
  readonly label: string
  readonly quote: Quote
  /** What is needed, each with the items of which the customer takes one. */
  readonly needs: readonly (readonly QuoteItemRow[])[]
  readonly onOpen: (id: number) => void
}

/** The items of a quote on a phone. */
export function ItemCards({ label, quote, needs, onOpen }: ItemCardsProps) {
  const worth = worthWords(quote)
  if (needs.length === 0)
    return (
      <Paper variant="outlined" sx={{ p: 1.5, color: 'text.secondary', typography: 'body2' }}>
        {noItems}
      </Paper>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <CardList label={label}>
        {needs.map(options => (
          <Fragment key={options[0]?.id}>
            {options.length === 1 ? null : (
              <li>
                <OptionsWords options={options} quoteId={quote.id} />
              </li>
            )}
            {options.map(item => (
              <ItemCard
                key={item.id}
                item={item}
                quote={quote}
                isOption={options.length > 1}
                onOpen={() => onOpen(item.id)}
              />
            ))}
          </Fragment>
        ))}
      </CardList>
      {worth === null ? null : <Worth words={worth} />}
    </Box>
  )
}
