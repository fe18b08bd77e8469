import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quote as calls, type Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { between } from '#domain/validation'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { callKey, failureText, useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { wrongRatio } from '../set/wrongRatio.ts'

interface AddProductDialogProps {
  readonly quote: Quote
  readonly onClose: () => void
}

const most = 50

/** Asks for the description and the number of new designs, and adds them to the quote. */
export function AddProductDialog({ quote, onClose }: AddProductDialogProps) {
  const confirm = useConfirm()
  const say = useSay()
  const queryClient = useQueryClient()
  const [description, setDescription] = useState('')
  const [number, setNumber] = useState('1')
  const add = useCallMutation(calls.addProducts, { refresh: [calls.draftQuotes, calls.log] })
  const [isMaster, setMaster] = useState(false)
  const [isSpecialties, setSpecialties] = useState(false)
  const [ratio, setRatio] = useState('')
  const hasMaster = quote.items.some(item => item.isMasterItem && item.closeType === null)
  const count = Number(number)
  // Of several the first is the master, and the others are parts of its set.
  const isComponent = isMaster ? count > 1 : quote.isMultiComponent
  const badRatio = isComponent ? (wrongRatio(ratio) ?? null) : null
  const wrong = Number.isInteger(count) ? between(count, 1, most) : text('formBetween', { min: 1, max: most })

  const isEntered = description.trim() !== '' || number !== '1' || ratio !== '' || isMaster || isSpecialties

  const close = async () => {
    const question = { title: 'New / Manual Design', message: text('confirmQuoteDialogClose'), ok: 'Close' }
    if (!isEntered || (await confirm(question))) onClose()
  }
  const submit = () => {
    if (wrong || badRatio) return
    const hasRatio = isComponent && ratio.trim() !== ''
    const productAt = (place: number) => ({
      itemCategory: 'NEW_MANUAL_DESIGN',
      description: description.trim(),
      ...(hasRatio && !(isMaster && place === 0) ? { ratioToParent: Number(ratio) } : {}),
      ...(isSpecialties ? { isSpecialties } : {}),
    })
    add.mutate(
      {
        body: {
          id: quote.id,
          isMaster,
          products: Array.from({ length: count }, (_, place) => productAt(place)),
        },
      },
      {
        onSuccess: saved => {
          queryClient.setQueryData(callKey(calls.get, { params: { id: quote.id } }), saved)
          say(count === 1 ? 'Product has been added.' : `${count} products have been added.`, 'success')
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title="New / Manual Design"
      ok="Add"
      disabled={wrong !== null || badRatio !== null}
      busy={add.isPending}
      onSubmit={submit}
      onClose={() => void close()}
    >
      {add.error === null ? null : (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failureText(add.error, text('quoteSaveError'))}
        </Alert>
      )}
      <TextField
        label="Description"
        autoFocus
        value={description}
        onChange={event => setDescription(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <TextField
        label="Number of Items"
        value={number}
        onChange={event => setNumber(event.target.value)}
        error={wrong !== null}
        helperText={wrong ?? ' '}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      {isComponent ? (
        <TextField
          label="Ratio to Parent"
          value={ratio}
          onChange={event => setRatio(event.target.value)}
          error={badRatio !== null}
          helperText={
            badRatio ??
            (isMaster
              ? 'How many of each but the first, the master, are in a set'
              : 'How many of it are in a set')
          }
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      ) : null}
      {hasMaster ? null : (
        <FormControlLabel
          control={<Checkbox checked={isMaster} onChange={({ target }) => setMaster(target.checked)} />}
          label="Master item of a multi-component set"
        />
      )}
      <FormControlLabel
        control={
          <Checkbox checked={isSpecialties} onChange={({ target }) => setSpecialties(target.checked)} />
        }
        label="Specialties: sold on inside the company"
      />
    </FormDialog>
  )
}
