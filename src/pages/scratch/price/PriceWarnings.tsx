import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import { styled } from '@mui/material/styles'
import type { priceWarnings } from './priceWarnings.ts'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '4px 10px',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& li': { display: 'flex', alignItems: 'center', gap: 4 },
  '& li[data-tone="low"]': { color: theme.palette.warning.dark },
  '& li[data-tone="loss"]': { color: theme.palette.error.main },
}))

/** Prices under their cost or under the margin floor, in words: a colour alone says it to some. */
export function PriceWarnings({ warnings }: { readonly warnings: ReturnType<typeof priceWarnings> }) {
  if (warnings.length === 0) return null
  return (
    <List role="status" aria-label="Margins">
      {warnings.map(({ tone, sentence }) => {
        const Icon = tone === 'loss' ? ErrorOutlined : WarningAmber
        return (
          <li key={tone} data-tone={tone}>
            <Icon sx={{ fontSize: 16 }} aria-hidden />
            {sentence}
          </li>
        )
      })}
    </List>
  )
}
