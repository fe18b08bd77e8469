import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Quote, QuoteItemRow } from '#contract/quote'
import type { SharedRun } from '#domain/estimating'
import { decimal, money } from '#domain/formats'
import { DecklePlan } from '../../../components/deckle/DecklePlan.tsx'
import { useOpenItem } from '../items/useOpenItem.ts'

interface SharedRunRowProps {
  readonly run: SharedRun
  readonly quote: Quote
}

/** Two items that could run together: what they share, what it saves, how their sheets would lie; each opens. */
export function SharedRunRow({ run, quote }: SharedRunRowProps) {
  const items = run.items.flatMap(id => quote.items.find(item => String(item.id) === id) ?? [])
  const numbers = items.map(({ itemNo }) => `Item ${itemNo}`)
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {run.kind === 'deckle' ? `One web of ${decimal(run.deckle, 0)} mm` : 'One forme'}
        </Typography>
        <Typography variant="body2" color="success.dark" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          saves {money(run.saving)}
        </Typography>
      </Box>
      {items.map(item => (
        <ItemLink key={item.id} item={item} quoteId={quote.id} />
      ))}
      <Typography variant="caption" color="textSecondary" component="p">
        {[`Board ${run.boardGrade} at ${run.plantCode}.`, ...factsOf(run)].join(' ')}
      </Typography>
      {run.kind === 'deckle' ? (
        <Box sx={{ height: 130, mt: 0.5 }}>
          <DecklePlan
            title={numbers.join(' and ')}
            deckle={run.deckle}
            lanes={run.lanes.map((lane, at) => ({ ...lane, name: numbers[at] ?? '' }))}
          />
        </Box>
      ) : null}
    </Box>
  )
}

function factsOf(run: SharedRun): string[] {
  if (run.kind === 'forme') return ['The blanks are the same: the second forme is not made.']
  const [one, other] = run.lanes
  const sheets = `${decimal(one.sheets, 0)} and ${decimal(other.sheets, 0)} sheets, ${one.out} + ${other.out} beside each other for ${decimal(run.sharedMetres, 0)} m, trim ${decimal(run.trim, 0)} mm.`
  return run.savedSqm >= 1 ? [sheets, `${decimal(run.savedSqm, 0)} m² less board.`] : [sheets]
}

function ItemLink({ item, quoteId }: { readonly item: QuoteItemRow; readonly quoteId: number }) {
  const open = useOpenItem(quoteId)
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      noWrap
      onClick={() => void open(item.id)}
      sx={{ display: 'block', maxWidth: '100%', textAlign: 'left' }}
    >
      Item {item.itemNo}: {item.description || item.reference}
    </Link>
  )
}
