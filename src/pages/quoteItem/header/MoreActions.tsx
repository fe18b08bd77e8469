import MoreVert from '@mui/icons-material/MoreVert'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import { useState } from 'react'
import { ActionMenuItem } from '../../../components/workflow/ActionMenuItem.tsx'
import type { OfferedAction } from '../../../components/workflow/offeredAction.ts'

interface MoreActionsProps {
  readonly groups: readonly (readonly OfferedAction[])[]
  readonly busy: boolean
  readonly onAct: (action: OfferedAction) => void
  readonly onOpenInPad: () => void
  /** null: the item is bought, and made by nobody here. */
  readonly onJobTicket: (() => void) | null
  readonly onSamples: () => void
  readonly onCompare: () => void
  /** Why the item can't become resizable; '' when it can. */
  readonly convertRefusal: string
  readonly onConvert: () => void
  /** null: there is none for this person. */
  readonly onCostTape: (() => void) | null
  /** null: nothing is ordered, or it is not this person's to do. */
  readonly onCreateProduct: (() => void) | null
  /** null: existing products are not this person's to see. */
  readonly onSimilar: (() => void) | null
}

/** The actions beside the first one, in groups, and the ways to the estimating pad and to the shop floor; a refused action says why. */
export function MoreActions({ groups, busy, onAct, ...ways }: MoreActionsProps) {
  const { onOpenInPad, onJobTicket, onSamples, onCompare, onCostTape, onSimilar, convertRefusal, onConvert } =
    ways
  const { onCreateProduct } = ways
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor === null ? null : (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': 'More actions', disabledItemsFocusable: true } }}
        >
          {groups.flatMap((group, place) => [
            ...(place === 0 ? [] : [<Divider key={`before ${group[0]?.code}`} component="li" aria-hidden />]),
            ...group.map((action, index) => (
              <ActionMenuItem
                key={action.code}
                name={action.name}
                reason={action.allowed ? '' : action.reason}
                autoFocus={place === 0 && index === 0}
                onChoose={() => {
                  setAnchor(null)
                  onAct(action)
                }}
              />
            )),
          ])}
          {groups.length === 0 ? null : <Divider component="li" aria-hidden />}
          <ActionMenuItem
            name="Open in the pad"
            reason=""
            autoFocus={groups.length === 0}
            onChoose={() => {
              setAnchor(null)
              onOpenInPad()
            }}
          />
          <ActionMenuItem
            name="Compare with other items…"
            reason=""
            onChoose={() => {
              setAnchor(null)
              onCompare()
            }}
          />
          {onJobTicket === null ? null : (
            <ActionMenuItem
              name="Job ticket"
              reason=""
              onChoose={() => {
                setAnchor(null)
                onJobTicket()
              }}
            />
          )}
          <ActionMenuItem
            name="Samples"
            reason=""
            onChoose={() => {
              setAnchor(null)
              onSamples()
            }}
          />
          <ActionMenuItem
            name="Convert to Resizable"
            reason={convertRefusal}
            onChoose={() => {
              setAnchor(null)
              onConvert()
            }}
          />
          {onCostTape === null ? null : (
            <ActionMenuItem
              name="Cost tape"
              reason=""
              onChoose={() => {
                setAnchor(null)
                onCostTape()
              }}
            />
          )}
          {onSimilar === null ? null : (
            <ActionMenuItem
              name="Similar products"
              reason=""
              onChoose={() => {
                setAnchor(null)
                onSimilar()
              }}
            />
          )}
          {onCreateProduct === null ? null : (
            <ActionMenuItem
              name="Create Product in LGX"
              reason=""
              onChoose={() => {
                setAnchor(null)
                onCreateProduct()
              }}
            />
          )}
        </Menu>
      )}
    </>
  )
}
