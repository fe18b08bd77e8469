import Menu from '@mui/material/Menu'
import type { RowOffer, WorklistRow } from '#contract/quote-worklist'
import { ActionMenuItem } from '../../../../components/workflow/ActionMenuItem.tsx'
import { useOffers } from './useOffers.tsx'

/** What all of the rows offer; an action is allowed when one of the rows allows it. */
function commonOffers([first, ...rest]: readonly WorklistRow[]): RowOffer[] {
  if (first === undefined) return []
  return first.offers.flatMap(offer => {
    const same = rest.map(row => row.offers.find(({ code }) => code === offer.code))
    if (same.includes(undefined)) return []
    return [same.find(other => other?.allowed === true && !offer.allowed) ?? offer]
  })
}

interface OpenOffersProps {
  readonly rows: readonly WorklistRow[]
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The menu of what can be done with rows besides accepting, releasing and holding them, and its dialogs. */
export function OpenOffers({ rows, anchor, onClose }: OpenOffersProps) {
  const { begin, dialog } = useOffers()
  return (
    <>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
        {commonOffers(rows).map(offer => (
          <ActionMenuItem
            key={offer.code}
            name={offer.name}
            reason={offer.allowed ? '' : offer.reason}
            onChoose={() => {
              onClose()
              void begin(rows, offer)
            }}
          />
        ))}
      </Menu>
      {dialog}
    </>
  )
}
