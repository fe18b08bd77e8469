import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Offer, quote } from '#contract/quote'
import { AcceptInput } from '#contract/quote/offerInputs'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useAnswer } from './useAnswer.ts'

interface AcceptDialogProps {
  readonly offer: Offer
  readonly token: string
  readonly items: readonly { readonly reference: string; readonly line: number }[]
  readonly total: string
  readonly onClose: () => void
}

type Typed = AcceptInput

/** The order: what is ordered, by whom, with which order number. */
export function AcceptDialog({ offer, token, items, total, onClose }: AcceptDialogProps) {
  const send = useAnswer(quote.acceptOffer, token)
  return (
    <AnswerDialog<Typed>
      title={`Accept quote ${offer.quoteReference} ${offer.revision}`}
      word="Place order"
      schema={AcceptInput}
      start={{ name: '', purchaseOrder: '', words: '' }}
      onSend={typed => send({ body: { ...typed, token, items: [...items] } })}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ reference, line }) => {
          const item = offer.content?.items.find(each => each.reference === reference)
          const price = item?.prices[line]
          return (
            <Box
              component="li"
              key={reference}
              sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {item?.name}
                <Typography component="span" color="textSecondary" sx={{ display: 'block' }} variant="body2">
                  {price?.quantity}
                </Typography>
              </Typography>
              <Typography sx={{ whiteSpace: 'nowrap' }}>{price?.order}</Typography>
            </Box>
          )
        })}
        <Box component="li" sx={{ display: 'flex', pt: 1 }}>
          <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>Goods, without GST</Typography>
          <Typography sx={{ fontWeight: 600 }}>{total}</Typography>
        </Box>
      </Box>
      <TextInput<Typed> name="name" label="Your name" autoFocus />
      <TextInput<Typed> name="purchaseOrder" label="Purchase order number" />
      <TextInput<Typed> name="words" label="Anything else (optional)" rows={3} />
    </AnswerDialog>
  )
}
