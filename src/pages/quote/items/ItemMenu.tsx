import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import type { PopoverActions } from '@mui/material/Popover'
import { useCallback, useRef, useState } from 'react'
import type { Quote, QuoteItemRow } from '#contract/quote'
import { useAct } from '../../../components/workflow/useAct.tsx'
import { useSamples } from '../../samples/useSamples.tsx'
import { ChangeKindDialog } from './ChangeKindDialog.tsx'
import { ItemMenuEntries } from './ItemMenuEntries.tsx'
import { useDeleteItem } from './useDeleteItem.ts'
import { useDuplicateItem } from './useDuplicateItem.ts'
import { useItemOptions } from './useItemOptions.ts'
import { useMakeMaster } from './useMakeMaster.ts'

interface ItemMenuProps {
  readonly item: QuoteItemRow
  readonly quote: Quote
  readonly onOpen: () => void
}

/** What can be done with an item: open it, the actions of its workflow, delete it. */
export function ItemMenu({ item, quote, onOpen }: ItemMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { begin, dialog } = useAct(() => undefined)
  const remove = useDeleteItem(quote)
  const duplicate = useDuplicateItem(quote, item)
  const options = useItemOptions(quote, item)
  const master = useMakeMaster(quote, item)
  const samples = useSamples(item)
  const [isChangingKind, setChangingKind] = useState(false)
  const place = useRef<PopoverActions>(null)
  // It was placed for the entries that it opened with: what comes later would stand below the window.
  const onGrown = useCallback(() => place.current?.updatePosition(), [])
  const close = () => setAnchor(null)
  const chosen = (choice: () => void) => () => {
    close()
    choice()
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Actions of ${item.reference}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor === null ? null : (
        <Menu
          open
          action={place}
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-label': `Actions of ${item.reference}`, disabledItemsFocusable: true } }}
        >
          <ItemMenuEntries
            item={item}
            onOpen={chosen(onOpen)}
            onAct={(action, hashKey) =>
              chosen(() =>
                begin(action, {
                  quoteId: quote.id,
                  quoteItemId: item.id,
                  reference: item.reference,
                  description: item.description,
                  hashKey,
                }),
              )()
            }
            onGrown={onGrown}
            onDuplicate={duplicate === null ? null : chosen(() => void duplicate())}
            onSamples={chosen(samples.open)}
            onChangeKind={chosen(() => setChangingKind(true))}
            options={{
              ...options,
              add: async () => chosen(() => void options.add())(),
              leave: async () => chosen(() => void options.leave())(),
            }}
            master={master && { ...master, make: async () => chosen(() => void master.make())() }}
            onDelete={chosen(() => void remove(item))}
          />
        </Menu>
      )}
      {isChangingKind ? (
        <ChangeKindDialog quoteItemId={item.id} onClose={() => setChangingKind(false)} />
      ) : null}
      {dialog}
      {samples.dialog}
    </>
  )
}
