import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Offer } from '#contract/quote'
import { kraft } from './offerTheme.ts'

type Item = NonNullable<Offer['content']>['items'][number]

interface PriceChoiceProps {
  readonly item: Pick<Item, 'reference'> & {
    readonly prices: readonly Pick<Item['prices'][number], 'quantity' | 'perThousand' | 'each' | 'order'>[]
  }
  /** The element that says of what. */
  readonly labelledBy: string
  readonly isOpen: boolean
  readonly isLacking: boolean
  /** What the button says that leaves it out; absent: the others can't be ordered without it. */
  readonly leave?: string | undefined
  readonly chosen: number | null
  readonly onChoose: (line: number | null) => void
}

const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  gridTemplateColumns: { xs: '36px minmax(0, 1fr) auto', sm: '36px minmax(0, 1.3fr) 1fr 1fr 1.2fr' },
} as const

const wide = { display: { xs: 'none', sm: 'block' } } as const

/** The quantities of an item with their prices, one of which is ordered. What is not open any more is read only. */
export function PriceChoice({
  item,
  labelledBy,
  isOpen,
  isLacking,
  leave,
  chosen,
  onChoose,
}: PriceChoiceProps) {
  const lackId = useId()
  return (
    <Box sx={{ mt: 2.5 }}>
      <Box sx={{ ...columns, ...wide, display: { xs: 'none', sm: 'grid' }, px: 1, pb: 0.5 }} aria-hidden>
        <span />
        {['Quantity', 'Per 1,000', 'Each', 'Order'].map((head, place) => (
          <Typography
            key={head}
            sx={{ fontSize: '0.75rem', color: 'text.secondary', textAlign: place === 0 ? 'left' : 'right' }}
          >
            {head}
          </Typography>
        ))}
      </Box>
      <Box
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={isLacking ? lackId : undefined}
        sx={{ border: `1px solid ${kraft.line}`, borderRadius: 1.5, overflow: 'hidden' }}
      >
        {item.prices.map(({ quantity, perThousand, each, order }, line) => (
          <Box
            key={quantity}
            component="label"
            sx={{
              ...columns,
              px: 1,
              minHeight: 52,
              cursor: isOpen ? 'pointer' : 'default',
              bgcolor: chosen === line ? '#eef2fb' : 'background.paper',
              '&:not(:first-of-type)': { borderTop: `1px solid ${kraft.line}` },
              '&:has(:focus-visible)': { boxShadow: 'inset 0 0 0 2px #20419b' },
            }}
          >
            <Radio
              checked={chosen === line}
              disabled={!isOpen && chosen !== line}
              name={item.reference}
              value={line}
              onChange={() => {
                if (isOpen) onChoose(line)
              }}
              slotProps={{ input: { 'aria-label': `${quantity} at ${perThousand} per 1,000` } }}
              sx={{ p: 0.75 }}
            />
            <Box sx={{ minWidth: 0, py: 0.75 }}>
              <Typography sx={{ fontWeight: 500 }}>{quantity}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
                {perThousand} per 1,000
              </Typography>
            </Box>
            <Typography sx={{ ...wide, textAlign: 'right' }}>{perThousand}</Typography>
            <Typography sx={{ ...wide, textAlign: 'right', color: 'text.secondary' }}>{each}</Typography>
            <Typography sx={{ textAlign: 'right', fontWeight: chosen === line ? 600 : 400 }}>
              {order}
            </Typography>
          </Box>
        ))}
      </Box>
      {isLacking ? (
        <Typography id={lackId} role="alert" color="error" variant="body2" sx={{ mt: 0.5 }}>
          Choose a quantity.
        </Typography>
      ) : null}
      {isOpen && leave !== undefined && chosen !== null ? (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => onChoose(null)}>
          {leave}
        </Button>
      ) : null}
    </Box>
  )
}
