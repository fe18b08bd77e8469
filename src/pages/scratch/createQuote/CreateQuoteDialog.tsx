import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { text } from '#domain/messages'
import { emptySections } from '#domain/quoteItem'
import { type ChosenCustomer, CustomerSearch } from '../../../components/customerSearch/CustomerSearch.tsx'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { BareInput } from '../../../components/editing/fields/BareInput.tsx'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useVslCodes } from '../../quoteItem/vsl/useVslCodes.ts'
import { unplaced } from '../item/unplaced.ts'
import { Begun } from './Begun.tsx'
import { fieldLines } from './fieldLines.ts'
import { ItemFields } from './ItemFields.tsx'
import { LeaveOut } from './LeaveOut.tsx'
import { missingOf } from './missingOf.ts'
import { type PadToQuote, padToQuote } from './padToQuote.ts'
import { useCreateQuote } from './useCreateQuote.ts'

interface CreateQuoteDialogProps {
  readonly pad: PadToQuote
  readonly onClose: () => void
}

/** A comment of the quote holds no more. */
const longest = 2000

const customerOf = ({ item }: PadToQuote): ChosenCustomer | null =>
  item === null || item.customerCode === ''
    ? null
    : { customerCode: item.customerCode, customerName: item.customerName }

/** Asks for whom a quote of the pad is, and what the pad does not know of its item; then makes it. */
export function CreateQuoteDialog({ pad, onClose }: CreateQuoteDialogProps) {
  const confirm = useConfirm()
  const vslCodes = useVslCodes()
  const { create, isCreating, failure, progress, ...refusals } = useCreateQuote()
  const planned = useMemo(() => padToQuote(pad, { vslCodes }), [pad, vslCodes])
  const [customer, setCustomer] = useState(() => customerOf(pad))
  const [edits, setEdits] = useState<Partial<typeof planned.product>>({})
  const [plannedComment] = useState(() => fieldLines(unplaced(pad.inputs)).slice(0, longest))
  const [comment, setComment] = useState(plannedComment)
  const [isTried, setIsTried] = useState(false)
  const product = { ...planned.product, ...edits }
  const missing = missingOf(customer, product)
  const isDirty =
    customer?.customerCode !== customerOf(pad)?.customerCode ||
    Object.keys(edits).length > 0 ||
    comment !== plannedComment

  const close = async () => {
    const question = { title: 'Create Quote', message: text('confirmQuoteDialogClose'), ok: 'Close' }
    if (!isDirty || (await confirm(question))) onClose()
  }
  const submit = () => {
    setIsTried(true)
    if (customer === null || Object.keys(missing).length > 0) return
    void create({
      customerCode: customer.customerCode,
      sections: { ...planned, product: { ...product, description: product.description.trim() } },
      beginning: pad.item === null ? emptySections : null,
      comment: comment.trim(),
    })
  }
  const errors = isTried ? missing : {}
  const isBegun = progress.quoteId !== null

  return (
    <FormDialog
      title="Create Quote"
      ok={failure.length > 0 ? 'Try again' : 'Create Quote'}
      width="sm"
      busy={isCreating}
      staysWhileBusy
      onSubmit={submit}
      onClose={() => void close()}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Begun failure={failure} progress={progress} />
        <LeaveOut {...refusals} />
        <div style={{ paddingTop: 8 }}>
          {isBegun ? (
            <BareInput
              label="Customer"
              value={`${customer?.customerCode} ${customer?.customerName}`}
              error={undefined}
              readOnly
            />
          ) : (
            <CustomerSearch
              label="Customer"
              value={customer}
              onChange={setCustomer}
              required
              error={errors.customerCode}
            />
          )}
        </div>
        <ItemFields
          product={product}
          pad={pad}
          errors={errors}
          vslCodes={vslCodes}
          onEdit={patch => setEdits(before => ({ ...before, ...patch }))}
        />
        <BareInput
          label="Comment on the item"
          multiline
          maxRows={6}
          value={comment}
          onChange={event => setComment(event.target.value)}
          error={undefined}
          readOnly={false}
          helperText="The item has no fields for this yet: it is kept as a comment, which everybody who may see the item reads, mark-ups and margins included. Take out what is not for them."
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
      </Box>
    </FormDialog>
  )
}
