import { useState } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { useOnceOpen } from '../../useOnceOpen.ts'
import { OpenOffers } from './OpenOffers.tsx'
import { RowButton } from './RowButton.tsx'
import { rowSigns } from './rowSigns.tsx'

interface OffersMenuProps {
  readonly rows: readonly WorklistRow[]
  readonly label: string
}

/** Opens the menu of what rows offer besides; a hundred rows have a button each, and only one its menu. */
export function OffersMenu({ rows, label }: OffersMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isUsed = useOnceOpen(anchor !== null)
  return (
    <>
      <RowButton name={label} shortcut="m" icon={rowSigns.more} busy={false} onPress={setAnchor} />
      {isUsed ? <OpenOffers rows={rows} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}
