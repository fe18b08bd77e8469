import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { farthestWin } from '#domain/estimating'
import { changeText } from '../../../../components/size/changeText.ts'
import { placedField } from '../../fields/fieldPath.ts'
import { useFieldAccess } from '../../fields/useFieldAccess.ts'
import { useSizeWins } from './useSizeWins.ts'
import { useTakeSize } from './useTakeSize.ts'
import { WinRow } from './WinRow.tsx'

const length = placedField('product.length')

/** Shown before somebody asks for all. */
const first = 4

/** The sizes nearby that win something, the cheapest first, or why there is none. */
export function WinList({ hasPrice }: { readonly hasPrice: boolean | null }) {
  const { readOnly } = useFieldAccess(length)
  const { search, truck } = useSizeWins(hasPrice === true)
  const take = useTakeSize()
  const [isWhole, setWhole] = useState(false)
  if (hasPrice === false) return <Said>Sizes nearby are tried as soon as the item has a price.</Said>
  if (search.state === 'failed')
    return <Said>The search could not be run. Reload the page to try again.</Said>
  if (search.state !== 'answered')
    return (
      <Said>
        <CircularProgress size={12} aria-label="Searching" sx={{ mr: 0.75 }} />
        Trying the sizes nearby…
      </Said>
    )
  const { answer: wins } = search
  if (wins.length === 0) return <Said>Nothing to win within {farthestWin} mm of the size.</Said>
  const shown = isWhole ? wins : wins.slice(0, first)
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="Sizes nearby">
        {shown.map(win => (
          <WinRow
            key={changeText(win.change)}
            win={win}
            truck={truck}
            onTake={readOnly ? null : () => take(win)}
          />
        ))}
      </ul>
      {shown.length < wins.length ? (
        <Button size="small" onClick={() => setWhole(true)}>
          {wins.length - shown.length} more
        </Button>
      ) : null}
      {readOnly ? <Said>The size is not changed at this step.</Said> : null}
    </>
  )
}

const Said = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)
