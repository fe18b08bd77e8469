import MoreIcon from '@mui/icons-material/MoreVert'
import { useState } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { OpenOffers } from './OpenOffers.tsx'
import { RowButton } from './RowButton.tsx'

interface OffersMenuProps {
  readonly rows: readonly WorklistRow[]
  readonly label: string
}

/** Opens the menu of what rows offer besides; a hundred rows have a button each, and only one its menu. */
export function OffersMenu({ rows, label }: OffersMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  return (
    <>
      <RowButton
        name={label}
        shortcut="m"
        icon={<MoreIcon fontSize="inherit" />}
        busy={false}
        onPress={button => {
          setUsed(true)
          setAnchor(button)
        }}
      />
      {isUsed ? <OpenOffers rows={rows} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}
