import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalState } from '#contract/rehearsals'
import { text } from '#domain/messages'
import { type PriceRule, priceRules, raisedBeforeWords } from '#domain/rehearsal'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { failureText, useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { madeWords } from './leftWords.ts'
import { type Narrowed, narrowedWords } from './narrowed.ts'

interface NewPricesDialogProps {
  readonly state: RehearsalState
  readonly narrowed: Narrowed
  readonly onClose: () => void
}

/** Asks by which rule, why, and whether letters go out; then once more, for prices are changed at once. */
export function NewPricesDialog({ state, narrowed, onClose }: NewPricesDialogProps) {
  const confirm = useConfirm()
  const [rule, setRule] = useState<PriceRule>('money')
  const [reason, setReason] = useState('')
  const [sendsLetters, setSendsLetters] = useState(true)
  const [again, setAgain] = useState(false)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useCallMutation(pricingAdmin.newPrices, {
    refresh: [pricingAdmin.rehearsalState],
    onSuccess: onClose,
  })
  const isMissing = reason.trim() === ''
  const made = state.run?.made ?? null
  const isTwice = made !== null && made.again > 0
  const elsewhere = state.run?.elsewhere ?? null
  const isAsked = isTwice || elsewhere !== null
  const which = narrowedWords(narrowed) || 'all items of the run'
  const submit = async () => {
    setTried(true)
    if (isMissing || state.run === null) return
    const twice = again
      ? ' What has new prices by this rehearsal, or by the same change, already is changed once more.'
      : ' So do those with new prices by this rehearsal.'
    const message = `The prices of ${which} are changed now${sendsLetters ? ', and their customers are written to' : ''}. Items that were ordered keep theirs.${isTwice || (again && isAsked) ? twice : ''} This can't be undone: the old prices stand in the change logs.`
    if (!(await confirm({ title: 'Make new prices?', message, ok: 'Make them' }))) return
    const body = { runId: state.run.id, rule, reason: reason.trim(), sendsLetters, again, filter: narrowed }
    mutate({ params: { id: state.id }, body })
  }
  return (
    <FormDialog
      title="New prices"
      words={`For open quotes among: ${which}. What falls under its floor waits for approval and gets no letter.`}
      ok="Make new prices"
      busy={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        label="Rule"
        value={rule}
        onChange={({ target }) => setRule(target.value as PriceRule)}
      >
        {priceRules.map(({ code, label }) => (
          <MenuItem key={code} value={code}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        required
        autoFocus
        multiline
        label="Reason"
        value={reason}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        error={tried && isMissing}
        helperText={
          tried && isMissing
            ? text('formRequired', { field: 'Reason' })
            : 'Stands in the change log, and in the letters after the greeting'
        }
        onChange={({ target }) => setReason(target.value)}
      />
      <FormControlLabel
        label="Send the letters of quotes that customers hold already"
        control={<Checkbox checked={sendsLetters} onChange={(_, isChecked) => setSendsLetters(isChecked)} />}
      />
      {isAsked ? (
        <Alert severity="warning">
          {isTwice ? `${madeWords(made)} ` : ''}
          {elsewhere === null ? '' : raisedBeforeWords(elsewhere)}
          <FormControlLabel
            label="Change these once more"
            control={<Checkbox checked={again} onChange={(_, isChecked) => setAgain(isChecked)} />}
          />
        </Alert>
      ) : null}
      {error === null ? null : <Alert severity="error">{failureText(error, 'It could not be begun.')}</Alert>}
    </FormDialog>
  )
}
